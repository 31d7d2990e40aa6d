import { age, ageStatuses } from "@heater-age/decoder";
import { shortDateText } from "../reading.ts";
import type { Speech } from "../texts.ts";
import type { DatedItem, RecommendationCode } from "./item.ts";

/** The state of a heater of this age; two, the older first, when the date leaves it open. */
export function recommendationCode(range: DatedItem["ageRange"]): RecommendationCode {
  const [older = "good", younger = older] = ageStatuses(range);
  if (older === younger) return older;
  return older === "replace" ? "replace-or-monitor" : "monitor-or-good";
}

const actions = {
  good: ["good-1", "good-2", "good-3"],
  monitor: ["monitor-1", "monitor-2", "monitor-3"],
  replace: ["replace-1", "replace-2", "replace-3"],
  "monitor-or-good": ["monitor-1", "monitor-2", "monitor-3"],
  "replace-or-monitor": ["replace-1", "replace-2", "replace-3"],
} as const satisfies Record<RecommendationCode, readonly string[]>;

/** What to do with a heater, the most useful first. */
export const actionsFor = ({ texts }: Speech, code: RecommendationCode): readonly string[] =>
  actions[code].map((key) => texts.recommendation[key]);

/**
 * An item with the recommendation in words, as the API has it: what to do, and which other dates the number can mean.
 * That of a server stays as it is.
 */
export function withRecommendation(item: DatedItem, speech: Speech, today: string): DatedItem {
  const { recommendation } = speech.texts;
  const dates = item.decoding.candidates.slice(1).map((other) =>
    recommendation.otherDate({
      date: shortDateText(speech, other),
      state: recommendation[`state-${recommendationCode(age(other.date, today))}`],
    }),
  );
  const list = new Intl.ListFormat(speech.language, { type: "disjunction" }).format(dates);
  const sentences = [
    recommendation[item.recommendationCode],
    ...(dates.length === 0 ? [] : [recommendation.otherDates({ dates: list })]),
    ...actionsFor(speech, item.recommendationCode),
  ];
  return { ...item, recommendation: item.recommendation ?? sentences.join(" ") };
}
