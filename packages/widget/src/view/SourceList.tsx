import type { Source } from "@heater-age/decoder";
import { sourceKinds } from "@heater-age/messages/format";
import { useTranslator } from "../translator/translator.ts";

/** Renders the title of a source, in its own language, and its kind. */
function SourceName({ source: { title, url, kind } }: { readonly source: Source }) {
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
      <span class="quiet">({formatMessage({ id: sourceKinds[kind] })})</span>
    </>
  );
}

/** Renders sources, one per line. */
export function SourceList({ sources }: { readonly sources: readonly Source[] }) {
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
