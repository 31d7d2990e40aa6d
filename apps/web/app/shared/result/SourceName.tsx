import type { Source } from "@heater-age/decoder";
import { useIntl } from "react-intl";
import * as styles from "./ResultCard.css.ts";

const kinds = {
  maker: "result.sourceMaker",
  regulator: "result.sourceRegulator",
  trade: "result.sourceTrade",
  compiled: "result.sourceCompiled",
} as const satisfies Record<Source["kind"], string>;

/** The title that a source has itself, in its own language, and what kind of source it is. */
export function SourceName({ source: { title, url, kind } }: { readonly source: Source }) {
  const intl = useIntl();
  // It has no title: nobody can look it up.
  if (kind === "compiled" && url === undefined) return intl.formatMessage({ id: "result.sourceUnpublished" });
  return (
    <>
      {url === undefined ? title : <a href={url}>{title}</a>}{" "}
      <span className={styles.quiet}>({intl.formatMessage({ id: kinds[kind] })})</span>
    </>
  );
}
