import type { Source } from "@heater-age/decoder";
import { useIntl } from "react-intl";
import * as styles from "./ResultCard.css.ts";

const kinds = {
  maker: "result.sourceMaker",
  regulator: "result.sourceRegulator",
  trade: "result.sourceTrade",
  compiled: "result.sourceCompiled",
} as const satisfies Record<Source["kind"], string>;

/** The title that a source has itself, in English, and what kind of source it is. */
export function SourceName({ source: { title, url, kind } }: { readonly source: Source }) {
  const intl = useIntl();
  // It has no title: nobody can look it up.
  if (kind === "compiled" && url === undefined) return intl.formatMessage({ id: "result.sourceUnpublished" });
  return (
    <>
      <SourceTitle title={title} url={url} />{" "}
      <span className={styles.quiet}>({intl.formatMessage({ id: kinds[kind] })})</span>
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
