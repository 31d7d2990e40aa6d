export { interpret } from "./interpret.ts";
export { type Narrowed, narrow, type NarrowingStep } from "./narrow.ts";
export type { Clue, Narrowing, NarrowingReason, QuestionCode, Years } from "./question.ts";
export { type AskOptions, questionsLeft } from "./questions.ts";
export {
  settle,
  type SettleOptions,
  type Settling,
  type SettlingAnswer,
  type SettlingAnswerCode,
} from "./settle.ts";
