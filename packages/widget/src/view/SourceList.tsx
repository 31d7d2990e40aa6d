import { sourceKinds } from "@heater-age/messages/format";
import { useTranslator } from "../translator/translator.ts";

/** A source from the decoder or the API. A newer API can have other kinds. */
export interface NamedSource {
  readonly title: string;
  readonly url?: string;
  readonly kind: string;
}

const isKnown = (kind: string): kind is keyof typeof sourceKinds => Object.hasOwn(sourceKinds, kind);

/** Renders the title of a source, in its own language, and its kind. */
function SourceName({ source: { title, url, kind } }: { readonly source: NamedSource }) {
  const { formatMessage } = useTranslator();
  // Such a source has no title to look up.
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

/** Renders sources, one per line. */
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
