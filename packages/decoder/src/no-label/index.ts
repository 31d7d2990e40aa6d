export { ageOfYears, type YearsAge } from "./age-of-years.ts";
export { interpret } from "./interpret.ts";
export { type Narrowed, narrow, type NarrowingStep } from "./narrow.ts";
export type { Clue, Mark, Narrowing, NarrowingReason, QuestionCode, Years } from "./question.ts";
export { type AskOptions, questionsLeft } from "./questions.ts";
export {
  settle,
  type SettleOptions,
  type Settling,
  type SettlingAnswer,
  type SettlingAnswerCode,
  type SettlingQuestion,
  type SettlingReason,
} from "./settle.ts";
