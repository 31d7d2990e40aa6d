import type { Advice } from "@heater-age/client";
import type { Language } from "@heater-age/messages";
import type { UserInput } from "./use-advice.ts";

/** What a section of the advice takes. */
export interface SectionProps {
  readonly language: Language;
  readonly advice: Advice;
  /** What is said of the warranty beside the model already, with its state. */
  readonly cover?: string | undefined;
  /** What the visitor has entered, and how to add to it. Absent where nothing can be entered, as in a report. */
  readonly editing?: { readonly userInput: UserInput; readonly onUserInput: (more: UserInput) => void };
}
