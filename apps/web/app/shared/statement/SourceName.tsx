import type { Source } from "@heater-age/decoder";
import { sourceKinds } from "@heater-age/messages/format";
import { useIntl } from "react-intl";
import { entryOf } from "./entry-of.ts";
import * as styles from "../result/card.css.ts";

/** A source as the decoder or the API names it. */
export type NamedSource = Pick<Source, "title"> & {
  readonly url?: string | undefined;
  readonly kind: string;
};

/** The title that a source has itself, in English, and what kind of source it is, if this page knows that. */
export function SourceName({ source: { title, url, kind } }: { readonly source: NamedSource }) {
  const intl = useIntl();
  // It has no title: nobody can look it up.
  if (kind === "compiled" && url === undefined) return intl.formatMessage({ id: "result.sourceUnpublished" });
  const name = entryOf(sourceKinds satisfies Record<Source["kind"], string>, kind);
  return (
    <>
      <SourceTitle title={title} url={url} />{" "}
      {name === undefined ? null : <span className={styles.quiet}>({intl.formatMessage({ id: name })})</span>}
    </>
  );
}

/** The title of a source, said in English on a page of any language, and the way to it. */
export function SourceTitle({ title, url }: Pick<Source, "title"> & { readonly url: string | undefined }) {
  return url === undefined ? (
    <span lang="en">{title}</span>
  ) : (
    <a lang="en" href={url}>
      {title}
    </a>
  );
}
