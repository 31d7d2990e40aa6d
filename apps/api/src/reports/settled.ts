import type { Candidate } from "@heater-age/decoder";
import { disambiguate, type DisambiguationAnswer } from "@heater-age/decoder/no-label";
import type { AnsweredQuestion } from "../db/schema.ts";
import { ApiError } from "../errors/codes.ts";

/** What a visitor answered to a question that tells dates apart. */
export interface GivenAnswer {
  /** Code of the question. */
  readonly question: string;
  /** The dates that the answer leaves. */
  readonly leaves: readonly string[];
}

/** The candidates that are left with the answers. */
export const leftWith = (
  candidates: readonly Candidate[],
  settled: readonly { readonly answer: Pick<DisambiguationAnswer, "leaves"> }[],
): readonly Candidate[] =>
  candidates.filter(({ date }) => settled.every(({ answer }) => answer.leaves.includes(date)));

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((date) => other.includes(date));

/** The question as it was asked of these dates. Whether the heater burns gas only its visitor has to know. */
function asked(
  candidates: readonly Candidate[],
  { question, leaves }: GivenAnswer,
): AnsweredQuestion | undefined {
  const dates = candidates.map(({ date }) => date);
  for (const energy of [undefined, "gas"] as const) {
    const settling = disambiguate(dates, { energy });
    const answer = settling?.answers.find((each) => isSame(each.leaves, leaves));
    if (settling?.question === question && answer !== undefined) {
      const { basis, confidence, sources } = settling;
      return { question: settling.question, basis, confidence, sources, answer };
    }
  }
  return undefined;
}

/**
 * Goes through what a visitor answered, question by question.
 *
 * @param candidates Every date that the serial number can mean.
 * @throws {ApiError} `report-date-unknown` for what nobody is asked of these dates, or nobody can answer.
 *
 * @example
 * settledBy(candidates, [{ question: "rating-name", leaves: ["2008-06"] }])[0].answer.code; //=> "ef"
 */
export function settledBy(
  candidates: readonly Candidate[],
  given: readonly GivenAnswer[],
): readonly AnsweredQuestion[] {
  const settled: AnsweredQuestion[] = [];
  for (const answer of given) {
    const question = asked(leftWith(candidates, settled), answer);
    if (question === undefined) throw new ApiError("report-date-unknown");
    settled.push(question);
  }
  return settled;
}
