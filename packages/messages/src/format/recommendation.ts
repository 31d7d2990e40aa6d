import { eitherText, type KnownDate, shortDateText } from "./dates.ts";
import { actionTexts } from "./explanation.ts";
import type { Translator } from "./translator.ts";

/** The state of a heater as the decoder gives it: two states when the date leaves it open, the older first. */
export type StateCode = "good" | "monitor" | "replace" | "monitor-or-good" | "replace-or-monitor";

const olderStates = {
  good: "good",
  monitor: "monitor",
  replace: "replace",
  "monitor-or-good": "monitor",
  "replace-or-monitor": "replace",
} as const satisfies Readonly<Record<StateCode, keyof typeof actionTexts>>;

/** Returns what to do with a heater in this state, the most useful first. */
export const actionsFor = ({ formatMessage }: Translator, code: StateCode): readonly string[] =>
  actionTexts[olderStates[code]].map((id) => formatMessage({ id }));

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
