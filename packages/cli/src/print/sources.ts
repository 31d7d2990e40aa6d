import type { Source } from "@heater-age/decoder";
import { sourceKinds } from "@heater-age/messages/format";
import type { Translator } from "../texts/translator.ts";

/** Returns a source as printed: its title, its kind, and its URL. */
export function sourceText({ formatMessage, texts }: Translator, { title, url, kind }: Source): string {
  // Such a source has no title to look up.
  if (kind === "compiled" && url === undefined) return texts.result.sourceListings;
  return `${title} (${formatMessage({ id: sourceKinds[kind] })})${url === undefined ? "" : ` ${url}`}`;
}
