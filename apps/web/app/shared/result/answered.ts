import type { Candidate } from "@heater-age/decoder";
import type { Answered } from "../check/details.ts";
import { type DatedCheck, withDates } from "../check/shown-check.ts";

/** Returns the answers that narrow these dates: those before the first that leaves none of them, or all. */
export function validAnswers(
  candidates: readonly Candidate[],
  answered: readonly Answered[],
): readonly Answered[] {
  const [next, ...rest] = answered;
  if (next === undefined) return [];
  const left = candidates.filter(({ date }) => next.leaves.includes(date));
  return left.length === 0 || left.length === candidates.length ? [] : [next, ...validAnswers(left, rest)];
}

/** Returns the check with the dates that the answers leave; the same object when there are no answers. */
export function disambiguate(check: DatedCheck, answered: readonly Answered[]): DatedCheck {
  if (answered.length === 0) return check;
  const [first, ...others] = answered.reduce<readonly Candidate[]>(
    (left, { leaves }) => left.filter(({ date }) => leaves.includes(date)),
    check.result.decoding.candidates,
  );
  return first === undefined ? check : withDates(check, [first, ...others], check.today);
}
