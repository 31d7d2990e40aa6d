import type { Candidate } from "@heater-age/decoder";
import { isDated, type ShownCheck, withDates } from "../check/shown-check.ts";

/** An answer to a question that separates dates. */
export interface Answered {
  /** Code of the question. */
  readonly question: string;
  /** The dates that the answer leaves. */
  readonly leaves: readonly string[];
}

const isText = (value: unknown): value is string => typeof value === "string";

/**
 * Parses stored answers. Returns none when the text is not a list of them.
 *
 * @example
 * readAnswered('[{"question":"rating-name","leaves":["2020-06"]}]')[0]?.leaves; //=> ["2020-06"]
 */
export function readAnswered(text: string | null): readonly Answered[] {
  try {
    const kept: unknown = JSON.parse(text ?? "[]");
    if (!Array.isArray(kept)) return [];
    return kept.flatMap((each: unknown) => {
      if (typeof each !== "object" || each === null) return [];
      const [question, leaves] = [Reflect.get(each, "question"), Reflect.get(each, "leaves")] as unknown[];
      return isText(question) && Array.isArray(leaves) && leaves.every(isText) ? [{ question, leaves }] : [];
    });
  } catch {
    return [];
  }
}

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
export function disambiguate(check: ShownCheck, answered: readonly Answered[]): ShownCheck {
  if (answered.length === 0 || !isDated(check)) return check;
  const [first, ...others] = answered.reduce<readonly Candidate[]>(
    (left, { leaves }) => left.filter(({ date }) => leaves.includes(date)),
    check.result.decoding.candidates,
  );
  return first === undefined ? check : withDates(check, [first, ...others], check.today);
}
