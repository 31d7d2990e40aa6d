import { age, anyTimeZone } from "@heater-age/decoder";
import { ageParts, dateText } from "@heater-age/messages/format";
import { FormattedMessage, useIntl } from "react-intl";
import type { DatedCheck } from "../check/shown-check.ts";
import * as styles from "./Answer.css.ts";

/** What the choice takes. */
export interface DatesProps {
  readonly check: DatedCheck;
  /** Whether the visitor has chosen the first date. */
  readonly isChosen: boolean;
  /** Absent where nothing can be chosen. */
  readonly onChoose?: (date: string) => void;
}

/** The dates that a serial number can mean, as equal choices. */
export function Dates({ check, isChosen, onChoose }: DatesProps) {
  const intl = useIntl();
  const { candidates } = check.result.decoding;
  const [stated] = candidates;
  // In the order of time, whichever is stated: a choice moves none of them.
  const dates = candidates.toSorted((one, other) => (one.date < other.date ? 1 : -1));
  const likeliest = check.result.confidence !== "low" && !isChosen ? stated : undefined;
  return (
    <div className={styles.either} role="group" aria-label={intl.formatMessage({ id: "result.chooseDate" })}>
      {dates.map((candidate) => {
        const key = `${candidate.format} ${candidate.date}`;
        const content = (
          <>
            {dateText(intl, candidate)}
            <span className={styles.dateAge}>
              <FormattedMessage
                id="result.dateAge"
                values={{ age: ageParts(intl, age(candidate.date, check.today, anyTimeZone)).main }}
              />
              {candidate === likeliest ? (
                <>
                  {" · "}
                  <FormattedMessage id="result.likelier" />
                </>
              ) : null}
            </span>
          </>
        );
        return onChoose === undefined ? (
          <div key={key} className={styles.fixedDate}>
            {content}
          </div>
        ) : (
          <button
            key={key}
            type="button"
            className={styles.date}
            aria-pressed={isChosen && candidate === stated}
            onClick={() => onChoose(candidate.date)}
          >
            {content}
          </button>
        );
      })}
    </div>
  );
}
