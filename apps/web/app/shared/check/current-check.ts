import type { Language } from "@heater-age/messages";
import { type CheckInput, checkQuery } from "./input.ts";
import type { ShownCheck } from "./shown-check.ts";

/** A check on its page. */
interface CurrentCheck {
  readonly check: ShownCheck;
  readonly language: Language;
  /** As the address has it. */
  readonly input: CheckInput;
}

let current: CurrentCheck | undefined;

/** Remembers the check that the page shows; `undefined` when it shows none. */
export function setCurrentCheck(shown: CurrentCheck | undefined): void {
  current = shown;
}

/**
 * Returns the check that the page shows when the same address is opened in another language. It has been answered:
 * another request would record it again.
 */
export function checkInOtherLanguage(input: CheckInput, language: Language): ShownCheck | undefined {
  if (current === undefined || current.language === language) return undefined;
  // Why the API did not answer is in the other language.
  const { trouble: _trouble, ...check } = current.check;
  return checkQuery(current.input) === checkQuery(input) ? check : undefined;
}
