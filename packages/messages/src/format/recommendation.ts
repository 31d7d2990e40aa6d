import { eitherText, type KnownDate, shortDateText } from "./dates.ts";
import { actionTexts } from "./explanation.ts";
import type { Translator } from "./translator.ts";

/** The state of a heater from the decoder: two states, the older first, if the date is too imprecise for one. */
export type StateCode = "good" | "monitor" | "replace" | "monitor-or-good" | "replace-or-monitor";

type State = keyof typeof actionTexts;

/**
 * Returns the one or two states in a code, the older first.
 *
 * @example
 * statesOf("replace-or-monitor"); //=> ["replace", "monitor"]
 */
export const statesOf = (code: StateCode): readonly [State, State?] =>
  // The codes consist of the names of the states.
  code.split("-or-") as [State, State?];

const statesNamed = ({ formatMessage }: Translator, code: StateCode): readonly string[] =>
  statesOf(code).flatMap((state) =>
    state === undefined ? [] : [formatMessage({ id: `recommendation.state-${state}` })],
  );

/** Returns what to do with a heater in this state, most useful first. */
export const actionsFor = ({ formatMessage }: Translator, code: StateCode): readonly string[] =>
  actionTexts[statesOf(code)[0]].map((id) => formatMessage({ id }));

/**
 * Returns what to do with a heater, and the other dates that its serial number can mean.
 *
 * @param code State for the likeliest date.
 * @param others The other dates, each with its state.
 *
 * @example
 * recommendationText(translatorIn("en"), "good", []);
 * //=> "Good condition: regular care is enough. Once a year, flush a tank or …"
 */
export function recommendationText(
  translator: Translator,
  code: StateCode,
  others: readonly { readonly date: KnownDate; readonly code: StateCode }[],
): string {
  const { formatMessage } = translator;
  const dates = others.map((other) =>
    formatMessage(
      { id: "recommendation.otherDate" },
      {
        date: shortDateText(translator, other.date),
        state: eitherText(translator, statesNamed(translator, other.code)),
      },
    ),
  );
  return [
    formatMessage({ id: `recommendation.${code}` }),
    ...(dates.length === 0
      ? []
      : [formatMessage({ id: "recommendation.otherDates" }, { dates: eitherText(translator, dates) })]),
    ...actionsFor(translator, code),
  ].join(" ");
}
