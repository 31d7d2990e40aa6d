import { type Age, type AgeStatus, ageStatuses } from "@heater-age/decoder";

export { actionTexts, stateTexts } from "@heater-age/messages/format";

/** The older state first; the second only when the date leaves it open. */
export function statesOf(range: Pick<Age, "minMonths" | "maxMonths">): readonly [AgeStatus, AgeStatus?] {
  const [older = "good", younger] = ageStatuses(range);
  return younger === undefined ? [older] : [older, younger];
}
