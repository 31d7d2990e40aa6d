import { age, type Candidate, type Reason, type ReasonCode } from "@heater-age/decoder";
import { FormattedMessage, useIntl } from "react-intl";
import type { Choices } from "../check/choices.ts";
import type { Outcome } from "../check/outcome.ts";
import { ageText, dateText } from "../reading/format.ts";
import { reasonText } from "./reason-text.ts";
import * as styles from "./ResultCard.css.ts";

/** What the list of other dates takes. */
export interface OtherDatesProps {
  readonly outcome: Outcome;
  readonly others: readonly Candidate[];
  readonly choices: Choices;
}

// What says why there is another date at all, and what speaks for or against this one.
const telling: ReadonlySet<ReasonCode> = new Set([
  "letters-repeat",
  "single-year-digit",
  "formats-overlap",
  "month-not-padded",
  "counter-misfit",
  "model-fits",
  "model-excludes",
  "outside-attested-years",
  "near-miss-tail",
  "near-miss-characters",
  "week-or-month-disputed",
  "year-table-disputed",
]);

function tellingReasons({ reasons }: Candidate): readonly Reason[] {
  const found = reasons.filter(({ code }) => telling.has(code));
  return found.length === 0 ? reasons : found;
}

/** Every other date the number can mean, why, and what settles it. */
export function OtherDates({ outcome, others, choices }: OtherDatesProps) {
  const intl = useIntl();
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>
        <FormattedMessage id="result.otherHeading" />
      </h3>
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
                {tellingReasons(candidate)
                  .map((reason) => reasonText(intl, choices, reason))
                  .join(" ")}
              </p>
            </li>
          );
        })}
      </ul>
      <p className={styles.about}>
        <strong>
          <FormattedMessage id="result.otherSettle" />
        </strong>{" "}
        <FormattedMessage id="result.settlePrinted" />{" "}
        {outcome.modelSettles && outcome.input.model === "" ? (
          <FormattedMessage id="result.settleModel" />
        ) : null}
      </p>
    </section>
  );
}
