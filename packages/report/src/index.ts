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
export * from "./content.ts";
export { printedReport } from "./printed-report.ts";
export { type QuoteContact, quoteText } from "./quote.ts";
export type { Publication, Subject } from "./subject.ts";
