import { age, anyTimeZone } from "@heater-age/decoder";
import { datedStates } from "@heater-age/decoder/check";
import { ageParts, capitalize, shortDateText, stateTexts } from "@heater-age/messages/format";
import { useIntl } from "react-intl";
import * as styles from "./Answer.css.ts";
import type { Heater } from "../result/heater.ts";
import { ChoiceForm } from "../result/ChoiceForm.tsx";

interface DatesProps {
  readonly heater: Heater;
  readonly canChoose: boolean;
}

/** Renders the possible dates of a serial number with their states, as equal choices. */
export function Dates({ heater, canChoose }: DatesProps) {
  const { answered, check, isChosen } = heater;
  const intl = useIntl();
  const { candidates } = check.result.decoding;
  const [stated] = candidates;
  // In chronological order, so that choosing one moves none of them.
  const dates = datedStates(
    candidates.toSorted((one, other) => (one.date < other.date ? 1 : -1)),
    check.today,
  );
  // The card says a state that all have.
  const states = new Set(dates.map(({ state }) => state));
  const likeliest = check.result.confidence !== "low" && !isChosen ? stated : undefined;
  const choice = (
    <div className={styles.either} role="group" aria-label={intl.formatMessage({ id: "result.chooseDate" })}>
      {dates.map(({ date: candidate, state }) => {
        const key = `${candidate.format} ${candidate.date}`;
        const facts = [
          ageParts(intl, age(candidate.date, check.today, anyTimeZone)).main,
          ...(candidate === likeliest ? [intl.formatMessage({ id: "result.likelier" })] : []),
          ...(states.size > 1 ? [intl.formatMessage({ id: stateTexts[state] })] : []),
        ];
        const content = (
          <span className={styles.dateLine}>
            <span>{capitalize(intl.locale, shortDateText(intl, candidate))}</span>{" "}
            <span className={styles.dateAge}>{facts.join(" · ")}</span>
          </span>
        );
        return canChoose ? (
          <button
            key={key}
            type="submit"
            className={styles.date}
            name="date"
            value={candidate.date}
            aria-pressed={isChosen && candidate === stated}
          >
            {content}
          </button>
        ) : (
          <div key={key} className={styles.fixedDate}>
            {content}
          </div>
        );
      })}
    </div>
  );
  if (!canChoose) return choice;
  return (
    <ChoiceForm heater={heater} answered={answered}>
      {choice}
    </ChoiceForm>
  );
}
