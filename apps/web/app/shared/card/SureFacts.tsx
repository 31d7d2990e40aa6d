import type { Candidate } from "@heater-age/decoder";
import { confidenceText } from "@heater-age/messages/format";
import { FormattedMessage, useIntl } from "react-intl";
import type { Choices } from "../check/choices.ts";
import { reasonText } from "../result/reason-text.ts";
import * as styles from "../result/card.css.ts";
import { SourceList } from "../result/SourceName.tsx";

/** Renders confidence, reasons and sources of a reading. */
export function SureFacts({
  candidate,
  choices,
}: {
  readonly candidate: Candidate;
  readonly choices: Choices;
}) {
  const intl = useIntl();
  return (
    <dl className={styles.facts}>
      <div className={styles.fact}>
        <dt className={styles.term}>
          <FormattedMessage id="result.confidence" />
        </dt>
        <dd>{confidenceText(intl, candidate)}</dd>
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
          <SourceList className={styles.plainList} sources={candidate.sources} />
        </dd>
      </div>
    </dl>
  );
}
