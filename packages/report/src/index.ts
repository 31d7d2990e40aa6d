export {
  type AgeOfKind,
  isPastLife,
  isPastUsualWarranty,
  lifeAnswer,
  recallsAnswer,
  type ShortAnswer,
  sureAnswer,
  warrantyAnswer,
  warrantyYears,
} from "./answers.ts";
export type { Advice } from "./subject/advice.ts";
export {
  type Block,
  type Chart,
  type Fact,
  paragraph,
  type Run,
  type Section,
  type Table,
  type Text,
  type Warning,
} from "./writing/content.ts";
export type { FirstPage, PossibleDate, Publication, ShortFact } from "./first-page.ts";
export { type QuoteContact, quoteText } from "./quote.ts";
export { type PrintedReport, printedReport } from "./printed-report.ts";
export type { SettledDates, Subject } from "./subject/subject.ts";
