import { sourceKinds } from "@heater-age/messages/format";
import { useTranslator } from "../translator/translator.ts";

/** A source as the decoder or the API gives it. A newer API may know other kinds. */
export interface NamedSource {
  readonly title: string;
  readonly url?: string;
  readonly kind: string;
}

const isKnown = (kind: string): kind is keyof typeof sourceKinds => Object.hasOwn(sourceKinds, kind);

/** The title of a source, in its own language, and what kind of source it is. */
function SourceName({ source: { title, url, kind } }: { readonly source: NamedSource }) {
  const { formatMessage } = useTranslator();
  // It has no title to look up.
  if (kind === "compiled" && url === undefined) return <>{formatMessage({ id: "result.sourceListings" })}</>;
  return (
    <>
      {url === undefined ? (
        <span lang="en">{title}</span>
      ) : (
        <a class="link" part="link" lang="en" href={url}>
          {title}
        </a>
      )}{" "}
      {isKnown(kind) ? <span class="quiet">({formatMessage({ id: sourceKinds[kind] })})</span> : null}
    </>
  );
}

/** Sources, a line for each. */
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
