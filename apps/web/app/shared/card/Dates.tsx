import { age, anyTimeZone } from "@heater-age/decoder";
import { datedStates } from "@heater-age/decoder/check";
import { ageParts, capitalize, dateText, stateTexts } from "@heater-age/messages/format";
import { FormattedMessage, useIntl } from "react-intl";
import * as styles from "./Answer.css.ts";
import type { Heater } from "../result/heater.ts";
import { HiddenFields } from "../result/HiddenFields.tsx";

interface DatesProps {
  readonly heater: Heater;
  /** Absent if nothing can be chosen. */
  readonly onChoose?: (date: string) => void;
}

/** Renders the possible dates of a serial number with their states, as equal choices. */
export function Dates({ heater: { check, isChosen, kind, path }, onChoose }: DatesProps) {
  const intl = useIntl();
  const { candidates } = check.result.decoding;
  const [stated] = candidates;
  // In chronological order, so that choosing one moves none of them.
  const dates = datedStates(
    candidates.toSorted((one, other) => (one.date < other.date ? 1 : -1)),
    check.today,
  );
  const likeliest = check.result.confidence !== "low" && !isChosen ? stated : undefined;
  const choice = (
    <div className={styles.either} role="group" aria-label={intl.formatMessage({ id: "result.chooseDate" })}>
      {dates.map(({ date: candidate, state }) => {
        const key = `${candidate.format} ${candidate.date}`;
        const content = (
          <>
            {capitalize(intl.locale, dateText(intl, candidate))}
            <span className={styles.dateAge}>
              <FormattedMessage
                id="result.dateAge"
                values={{ age: ageParts(intl, age(candidate.date, check.today, anyTimeZone)).main }}
              />
            </span>
            {candidate === likeliest ? (
              <span className={styles.dateAge}>
                <FormattedMessage id="result.likelier" />
              </span>
            ) : null}
            <span className={styles.dateAge}>{intl.formatMessage({ id: stateTexts[state] })}</span>
          </>
        );
        return onChoose === undefined ? (
          <div key={key} className={styles.fixedDate}>
            {content}
          </div>
        ) : (
          <button
            key={key}
            type="submit"
            className={styles.date}
            name="date"
            value={candidate.date}
            aria-pressed={isChosen && candidate === stated}
            onClick={(event) => {
              event.preventDefault();
              onChoose(candidate.date);
            }}
          >
            {content}
          </button>
        );
      })}
    </div>
  );
  if (onChoose === undefined) return choice;
  return (
    <form action={path} method="get">
      <HiddenFields fields={{ ...check.input, kind }} />
      {choice}
    </form>
  );
}
