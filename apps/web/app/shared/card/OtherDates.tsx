import { age, type Candidate } from "@heater-age/decoder";
import { tellingReasons } from "@heater-age/decoder/reasons";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Choices } from "../check/choices.ts";
import type { Outcome } from "../check/outcome.ts";
import { ageText, dateText } from "../reading/format.ts";
import { reasonText } from "../result/reason-text.ts";
import * as styles from "../result/card.css.ts";

/** What the list of other dates takes. */
export interface OtherDatesProps {
  readonly outcome: Outcome;
  readonly others: readonly Candidate[];
  readonly choices: Choices;
  /** What tells them apart, where a visitor can say so. */
  readonly question?: ReactNode;
}

/** Every other date the number can mean, why, and what settles it. */
export function OtherDates({ outcome, others, choices, question }: OtherDatesProps) {
  const intl = useIntl();
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>
        <FormattedMessage id="result.otherHeading" />
      </h3>
      {others.length === 0 ? null : (
        <ul className={styles.list}>
          {others.map((candidate) => {
            return (
              <li key={`${candidate.format} ${candidate.date}`} className={styles.another}>
                <p>
                  <FormattedMessage
                    id="result.otherDate"
                    values={{
                      strong: (text) => <strong>{text}</strong>,
                      date: dateText(intl, candidate),
                      age: ageText(intl, age(candidate.date, outcome.today)),
                    }}
                  />
                </p>
                <p className={styles.quiet}>
                  {tellingReasons(candidate.reasons)
                    .map((reason) => reasonText(intl, choices, reason))
                    .join(" ")}
                </p>
              </li>
            );
          })}
        </ul>
      )}
      {question}
      {others.length === 0 ? null : (
        <p className={styles.about}>
          <strong>
            <FormattedMessage id="result.otherSettle" />
          </strong>{" "}
          <FormattedMessage id="result.settlePrinted" />{" "}
          {outcome.modelSettles && outcome.input.model === "" ? (
            <FormattedMessage id="result.settleModel" />
          ) : null}
        </p>
      )}
    </section>
  );
}
