import type { Statement } from "./statement.ts";

/** A notice that covers a heater or may cover it, in words. */
export interface RecallTexts {
  readonly answer: string;
  readonly answerText: string;
  readonly heading: Statement;
  readonly about: Statement;
  readonly stopUse?: Statement;
  readonly hazard: Statement;
  readonly cause?: Statement;
  readonly remedy: Statement;
  readonly fits: Statement;
  readonly check: readonly { readonly statement: Statement }[];
  readonly unread?: Statement;
  readonly phones: readonly { readonly number: string; readonly brands?: readonly string[] }[];
  readonly link?: string;
  readonly makerPage?: string;
}

/** Recalls of a heater in words, and links to official lists. */
export interface SafetyTexts {
  readonly answer: string;
  readonly summary: Statement;
  readonly remarks: readonly Statement[];
  readonly matches: readonly RecallTexts[];
  readonly search: readonly { readonly text: string; readonly url: string }[];
}
