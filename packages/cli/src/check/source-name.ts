import type { Source } from "@heater-age/decoder";
import type { Speech, Texts } from "../texts.ts";

const kinds = {
  maker: "sourceMaker",
  regulator: "sourceRegulator",
  trade: "sourceTrade",
  compiled: "sourceCompiled",
} as const satisfies Record<Source["kind"], keyof Texts["result"]>;

/** A source as it is printed: its title, what kind of source it is, and its address. */
export function sourceName({ texts: { result } }: Speech, { title, url, kind }: Source): string {
  // It has no title: nobody can look it up.
  if (kind === "compiled" && url === undefined) return result.sourceUnpublished;
  return `${title} (${result[kinds[kind]]})${url === undefined ? "" : ` ${url}`}`;
}
