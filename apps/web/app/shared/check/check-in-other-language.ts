import type { Language } from "@heater-age/messages";
import { type CheckInput, checkQuery } from "./input.ts";
import { onPage } from "./on-page.ts";
import type { ShownCheck } from "./shown-check.ts";

/**
 * Returns the check that the page shows when the same address is opened in another language. It has been answered:
 * another request would record it again.
 *
 * @param input As the address has it.
 */
export function checkInOtherLanguage(input: CheckInput, language: Language): ShownCheck | undefined {
  const { data, language: shownLanguage } = onPage.current ?? {};
  if (data?.check === undefined || shownLanguage === language) return undefined;
  // Why the API did not answer is in the other language.
  const { trouble: _trouble, ...check } = data.check;
  return checkQuery(data.address.input) === checkQuery(input) ? check : undefined;
}
