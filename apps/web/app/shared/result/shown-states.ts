import type { AgeStatus } from "@heater-age/decoder";
import { datedStates } from "@heater-age/decoder/check";
import { statesOf } from "@heater-age/messages/format";
import type { DatedCheck } from "../check/shown-check.ts";

const oldestFirst = ["replace", "monitor", "good"] as const;

/**
 * Returns the state of a heater, or each possible state if several dates fit.
 *
 * @param isOpen Whether several dates fit and none is chosen.
 */
export function shownStates({ result, today }: DatedCheck, isOpen: boolean): readonly AgeStatus[] {
  const { candidates } = result.decoding;
  const stated = datedStates(isOpen ? candidates : candidates.slice(0, 1), today);
  const states = new Set(stated.flatMap(({ code }) => statesOf(code)));
  return oldestFirst.filter((state) => states.has(state));
}
