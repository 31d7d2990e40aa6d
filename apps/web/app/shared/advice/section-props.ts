import type { Advice } from "@heater-age/client";
import type { Language } from "@heater-age/messages";
import type { UserInput } from "../result/use-advice.ts";

/** Props of a section. */
export interface SectionProps {
  readonly language: Language;
  readonly advice: Advice;
  /** The visitor's data, and the function to add to it. Absent if nothing can be entered, as in a report. */
  readonly editing?: { readonly userInput: UserInput; readonly onUserInput: (more: UserInput) => void };
}
