import { type Age, type AgeStatus, ageStatuses } from "@heater-age/decoder";

/** Texts of the three states. */
export const stateTexts = {
  good: "result.statusGood",
  monitor: "result.statusMonitor",
  replace: "result.statusReplace",
} as const satisfies Record<AgeStatus, string>;

/** What to do, by the older of the states. */
export const actionTexts = {
  good: ["recommendation.good-1", "recommendation.good-2", "recommendation.good-3"],
  monitor: ["recommendation.monitor-1", "recommendation.monitor-2", "recommendation.monitor-3"],
  replace: ["recommendation.replace-1", "recommendation.replace-2", "recommendation.replace-3"],
} as const satisfies Record<AgeStatus, readonly string[]>;

/** The older state first; the second only when the date leaves it open. */
export function statesOf(range: Pick<Age, "minMonths" | "maxMonths">): readonly [AgeStatus, AgeStatus?] {
  const [older = "good", younger] = ageStatuses(range);
  return younger === undefined ? [older] : [older, younger];
}
