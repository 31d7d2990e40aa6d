import type { Advice } from "@heater-age/client";
import type { AgeOfKind } from "@heater-age/report";
import type { UserInput } from "../result/use-advice.ts";

/** Props of a section: the advice, the heater's age and kind, and what the visitor has entered. */
export interface SectionProps extends AgeOfKind {
  readonly advice: Advice;
  readonly userInput: UserInput;
  /** Absent if nothing can be entered. */
  readonly onUserInput?: ((more: UserInput) => void) | undefined;
}
