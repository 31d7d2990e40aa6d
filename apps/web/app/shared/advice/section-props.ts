import type { Advice } from "@heater-age/client";
import type { UserInput } from "../result/use-advice.ts";
import type { AgeOfKind } from "./past-usual.ts";

/** Props of a section: the advice, the heater's age and kind, and what the visitor has entered. */
export interface SectionProps extends AgeOfKind {
  readonly advice: Advice;
  readonly userInput: UserInput;
  /** Absent if nothing can be entered. */
  readonly onUserInput?: ((more: UserInput) => void) | undefined;
}
