import type { Source } from "@heater-age/decoder";
import type { Texts } from "../generated/languages.ts";
import { useSpeech } from "../translator/translator.ts";

type SourceText = `source${"Compiled" | "Maker" | "Regulator" | "Trade"}` & keyof Texts["result"];

/** Where something comes from, as the decoder or the API says it. */
export interface NamedSource {
  readonly title: string;
  readonly url?: string;
  /** A newer API may know others than ours. */
  readonly kind: Source["kind"] | (string & {});
}

const kinds: Readonly<Record<string, SourceText>> = {
  maker: "sourceMaker",
  regulator: "sourceRegulator",
  trade: "sourceTrade",
  compiled: "sourceCompiled",
} satisfies Record<Source["kind"], SourceText>;

/** The title that a source has itself, in English, and what kind of source it is. */
function SourceName({ source: { title, url, kind } }: { readonly source: NamedSource }) {
  const { texts } = useSpeech();
  const what = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  // It has no title: nobody can look it up.
  if (kind === "compiled" && url === undefined) return <>{texts.result.sourceUnpublished}</>;
  return (
    <>
      {url === undefined ? (
        <span lang="en">{title}</span>
      ) : (
        <a class="link" part="link" lang="en" href={url}>
          {title}
        </a>
      )}{" "}
      {what === undefined ? null : <span class="quiet">({texts.result[what]})</span>}
    </>
  );
}

/** Where something comes from, a line for each. */
export function SourceList({ sources }: { readonly sources: readonly NamedSource[] }) {
  return (
    <ul>
      {sources.map((source) => (
        <li key={`${source.title} ${source.url ?? ""}`}>
          <SourceName source={source} />
        </li>
      ))}
    </ul>
  );
}
