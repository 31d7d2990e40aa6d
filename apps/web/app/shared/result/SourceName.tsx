import type { Source } from "@heater-age/decoder";
import { findEntry, sourceKinds } from "@heater-age/messages/format";
import type { ComponentProps } from "react";
import { useIntl } from "react-intl";
import * as styles from "./card.css.ts";

/** A source from the decoder or the API. */
export type NamedSource = Pick<Source, "title"> & {
  readonly url?: string | undefined;
  readonly kind: string;
};

/** Renders the source's own title, in English, and its kind, if this page knows it. */
export function SourceName({ source: { title, url, kind } }: { readonly source: NamedSource }) {
  const intl = useIntl();
  // Listings that we compared have no document to link to.
  if (kind === "compiled" && url === undefined) return intl.formatMessage({ id: "result.sourceListings" });
  const name = findEntry(sourceKinds satisfies Record<Source["kind"], string>, kind);
  return (
    <>
      <SourceTitle title={title} url={url} />{" "}
      {name === undefined ? null : <span className={styles.quiet}>({intl.formatMessage({ id: name })})</span>}
    </>
  );
}

/** Renders sources, each once. */
export const SourceList = ({
  sources,
  ...rest
}: ComponentProps<"ul"> & { readonly sources: readonly NamedSource[] }) => (
  <ul {...rest}>
    {sources.map((source) => (
      <li key={`${source.title} ${source.url ?? ""}`}>
        <SourceName source={source} />
      </li>
    ))}
  </ul>
);

/** Renders the English title of a source on a page in any language, with a link to it. */
export function SourceTitle({ title, url }: Pick<Source, "title"> & { readonly url: string | undefined }) {
  return url === undefined ? (
    <span lang="en">{title}</span>
  ) : (
    <a lang="en" href={url}>
      {title}
    </a>
  );
}
