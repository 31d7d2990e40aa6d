import { eitherText, type KnownDate, shortDateText } from "./dates.ts";
import { actionTexts, type State } from "./explanation.ts";
import type { Translator } from "./translator.ts";

/** A possible date of a heater, with its state at that age. */
export interface DatedState {
  readonly date: KnownDate;
  readonly state: State;
}

/** Returns what to do with a heater in this state, most useful first. */
export const actionsFor = ({ formatMessage }: Translator, state: State): readonly string[] =>
  actionTexts[state].map((id) => formatMessage({ id }));

/**
 * Returns several dates in one phrase, each with its state: "August 1985 (replacement recommended) or 2020 (monitor
 * closely)".
 */
export const datedStatesText = (translator: Translator, dates: readonly DatedState[]): string =>
  eitherText(
    translator,
    dates.map(({ date, state }) =>
      translator.formatMessage(
        { id: "recommendation.otherDate" },
        {
          date: shortDateText(translator, date),
          state: translator.formatMessage({ id: `recommendation.state-${state}` }),
        },
      ),
    ),
  );

/**
 * Returns what to do with a heater, and the other dates that its serial number can mean.
 *
 * @param state State for the likeliest date.
 * @param others The other dates, each with its state.
 *
 * @example
 * recommendationText(translatorIn("en"), "good", []);
 * //=> "Good condition: regular care is enough. Once a year, flush a tank or …"
 */
export function recommendationText(
  translator: Translator,
  state: State,
  others: readonly DatedState[],
): string {
  const { formatMessage } = translator;
  return [
    formatMessage({ id: `recommendation.${state}` }),
    ...(others.length === 0
      ? []
      : [formatMessage({ id: "recommendation.otherDates" }, { dates: datedStatesText(translator, others) })]),
    ...actionsFor(translator, state),
  ].join(" ");
}
