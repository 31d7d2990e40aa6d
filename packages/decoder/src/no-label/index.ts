export { ageOfYears, type YearsAge } from "./age-of-years.ts";
export { interpret } from "./interpret.ts";
export { type Narrowed, narrow, type NarrowingStep } from "./narrow.ts";
export type { Clue, Mark, Narrowing, NarrowingReason, QuestionCode, Years } from "./question.ts";
export { type AskOptions, questionsLeft } from "./questions.ts";
export {
  disambiguate,
  type DisambiguateOptions,
  type DateQuestion,
  type DisambiguationAnswer,
  type DisambiguationAnswerCode,
  type DisambiguationQuestion,
  type DisambiguationReason,
} from "./disambiguate.ts";
