import { age, type Candidate } from "@heater-age/decoder";
import { FormattedMessage, useIntl } from "react-intl";
import type { Choices } from "../check/choices.ts";
import type { Outcome } from "../check/outcome.ts";
import { ageText, dateText } from "../reading/format.ts";
import { reasonText } from "./reason-text.ts";
import * as styles from "./ResultCard.css.ts";

/** What the list of other dates takes. */
export interface OtherDatesProps {
  readonly outcome: Outcome;
  readonly first: Candidate;
  readonly others: readonly Candidate[];
  readonly choices: Choices;
}

/** Every other date the number can mean, why, and what settles it. */
export function OtherDates({ outcome, first, others, choices }: OtherDatesProps) {
  const intl = useIntl();
  // What is said of the likeliest date too does not tell the two apart.
  const common = new Set(first.reasons.map((reason) => reasonText(intl, choices, reason)));
  const counted = [first, ...others].some(({ reasons }) =>
    reasons.some(({ code }) => code.endsWith("-digits-after-letters")),
  );
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>
        <FormattedMessage id="result.otherHeading" />
      </h3>
      <ul className={styles.list}>
        {others.map((candidate) => {
          const texts = candidate.reasons.map((reason) => reasonText(intl, choices, reason));
          const apart = texts.filter((text) => !common.has(text));
          return (
            <li key={`${candidate.format} ${candidate.date}`} className={styles.another}>
              <p>
                <strong>{dateText(intl, candidate)}</strong>
                <span className={styles.quiet}>
                  {" · "}
                  <FormattedMessage
                    id="result.otherAge"
                    values={{ age: ageText(intl, age(candidate.date, outcome.today)) }}
                  />
                </span>
              </p>
              <p className={styles.quiet}>{(apart.length === 0 ? texts : apart).join(" ")}</p>
            </li>
          );
        })}
      </ul>
      <p className={styles.about}>
        <strong>
          <FormattedMessage id="result.otherSettle" />
        </strong>{" "}
        <FormattedMessage id="result.settlePrinted" />{" "}
        {outcome.input.model === "" ? <FormattedMessage id="result.settleModel" /> : null}{" "}
        {counted ? <FormattedMessage id="result.settleCounter" /> : null}
      </p>
    </section>
  );
}
