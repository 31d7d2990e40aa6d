import { age, anyTimeZone } from "@heater-age/decoder";
import { tellingReasons } from "@heater-age/decoder/reasons";
import { ageText, dateText } from "@heater-age/messages/format";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Choices } from "../check/choices.ts";
import type { DatedCheck } from "../check/shown-check.ts";
import { reasonText } from "../result/reason-text.ts";
import * as styles from "../result/card.css.ts";

/** What the list of other dates takes. */
export interface OtherDatesProps {
  readonly check: DatedCheck;
  readonly choices: Choices;
  /** What tells them apart, where a visitor can say so. */
  readonly question?: ReactNode;
}

/** Every other date that the serial number can mean, why, and what tells them apart. */
export function OtherDates({ check, choices, question }: OtherDatesProps) {
  const intl = useIntl();
  const { result, today, modelSettles } = check;
  const [, ...others] = result.decoding.candidates;
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
                      age: ageText(intl, age(candidate.date, today, anyTimeZone)),
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
          {modelSettles && result.modelNumber === "" ? <FormattedMessage id="result.settleModel" /> : null}
        </p>
      )}
    </section>
  );
}
