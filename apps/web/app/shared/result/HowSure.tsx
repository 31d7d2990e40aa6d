import type { Candidate, Confidence, Source } from "@heater-age/decoder";
import { Disclosure } from "@heater-age/ui/Disclosure";
import { FormattedMessage, useIntl } from "react-intl";
import type { Choices } from "../check/choices.ts";
import { reasonText } from "./reason-text.ts";
import * as styles from "./ResultCard.css.ts";

const confidences = {
  high: "result.confidenceHigh",
  medium: "result.confidenceMedium",
  low: "result.confidenceLow",
} as const satisfies Record<Confidence, string>;

const kinds = {
  maker: "result.sourceMaker",
  regulator: "result.sourceRegulator",
  trade: "result.sourceTrade",
  compiled: "result.sourceCompiled",
} as const satisfies Record<Source["kind"], string>;

/** Confidence, reasons and sources of a reading. */
export function HowSure({
  candidate,
  choices,
}: {
  readonly candidate: Candidate;
  readonly choices: Choices;
}) {
  const intl = useIntl();
  return (
    <Disclosure summary={<FormattedMessage id="result.sureHeading" />}>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt className={styles.term}>
            <FormattedMessage id="result.confidence" />
          </dt>
          <dd>{intl.formatMessage({ id: confidences[candidate.confidence] })}</dd>
        </div>
        <div className={styles.fact}>
          <dt className={styles.term}>
            <FormattedMessage id="result.why" />
          </dt>
          <dd>
            <ul className={styles.plainList}>
              {candidate.reasons.map((reason) => {
                const text = reasonText(intl, choices, reason);
                return <li key={text}>{text}</li>;
              })}
            </ul>
          </dd>
        </div>
        <div className={styles.fact}>
          <dt className={styles.term}>
            <FormattedMessage id="result.sources" />
          </dt>
          <dd>
            <ul className={styles.plainList}>
              {candidate.sources.map((source) => (
                <li key={`${source.title} ${source.url ?? ""}`}>
                  <SourceName source={source} />
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
    </Disclosure>
  );
}

/** The title that a source has itself, in its own language, and what kind of source it is. */
function SourceName({ source: { title, url, kind } }: { readonly source: Source }) {
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
