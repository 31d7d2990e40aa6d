import type { Candidate } from "@heater-age/decoder";
import { disambiguate, type DisambiguationAnswer } from "@heater-age/decoder/no-label";
import type { AnsweredQuestion } from "../../db/schema.ts";
import { ApiError } from "../../errors/codes.ts";
import type { GivenAnswer } from "./schema.ts";

export const remainingCandidates = (
  candidates: readonly Candidate[],
  answered: readonly { readonly answer: Pick<DisambiguationAnswer, "leaves"> }[],
): readonly Candidate[] =>
  candidates.filter(({ date }) => answered.every(({ answer }) => answer.leaves.includes(date)));

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((date) => other.includes(date));

/** Returns the question that separates these dates. Only the visitor knows whether the heater burns gas. */
function findQuestion(
  candidates: readonly Candidate[],
  { question, leaves }: GivenAnswer,
): AnsweredQuestion | undefined {
  for (const energy of [undefined, "gas"] as const) {
    const dateQuestion = disambiguate(candidates, { energy });
    const answer = dateQuestion?.answers.find((each) => isSame(each.leaves, leaves));
    if (dateQuestion?.question === question && answer !== undefined) {
      const { basis, confidence, sources } = dateQuestion;
      return { question: dateQuestion.question, basis, confidence, sources, answer };
    }
  }
  return undefined;
}

/**
 * Returns the questions that a visitor answered, in order.
 *
 * @param candidates Every date that the serial number can mean.
 * @throws {ApiError} `report-date-unknown` for a question or an answer that these dates do not have.
 *
 * @example
 * answeredQuestions(candidates, [{ question: "rating-name", leaves: ["2008-06"] }])[0].answer.code; //=> "ef"
 */
export function answeredQuestions(
  candidates: readonly Candidate[],
  given: readonly GivenAnswer[],
): readonly AnsweredQuestion[] {
  const answered: AnsweredQuestion[] = [];
  for (const answer of given) {
    const question = findQuestion(remainingCandidates(candidates, answered), answer);
    if (question === undefined) throw new ApiError("report-date-unknown");
    answered.push(question);
  }
  return answered;
}
