import { eitherText, type KnownDate, shortDateText } from "./dates.ts";
import { actionTexts } from "./explanation.ts";
import type { Translator } from "./translator.ts";

/** The state of a heater as the decoder gives it: two states when the date leaves it open, the older first. */
export type StateCode = "good" | "monitor" | "replace" | "monitor-or-good" | "replace-or-monitor";

type State = keyof typeof actionTexts;

/**
 * Returns the one or two states that a code names, the older first.
 *
 * @example
 * statesOf("replace-or-monitor"); //=> ["replace", "monitor"]
 */
export const statesOf = (code: StateCode): readonly [State, State?] =>
  // The codes are made of the names of the states.
  code.split("-or-") as [State, State?];

/** Returns what to do with a heater in this state, the most useful first. */
export const actionsFor = ({ formatMessage }: Translator, code: StateCode): readonly string[] =>
  actionTexts[statesOf(code)[0]].map((id) => formatMessage({ id }));

/**
 * Returns what to do with a heater, and which other dates its serial number can mean.
 *
 * @param code State under the likeliest date.
 * @param others The other dates, each with the state under it.
 *
 * @example
 * recommendationText(translatorIn("en"), "good", []);
 * //=> "Good condition: at this age, regular care is all it needs. Flush a tank once a year, …"
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
        state: formatMessage({ id: `recommendation.state-${other.code}` }),
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
