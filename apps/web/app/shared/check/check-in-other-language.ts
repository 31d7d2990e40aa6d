import type { Language } from "@heater-age/messages";
import { type CheckInput, checkQuery } from "./input.ts";
import { onPage } from "./on-page.ts";
import type { ShownCheck } from "./shown-check.ts";

/**
 * Returns the check on the page if the same address is opened in another language. It has been answered, and another
 * request would record it again.
 *
 * @param input As in the address.
 */
export function checkInOtherLanguage(input: CheckInput, language: Language): ShownCheck | undefined {
  const { data, language: shownLanguage } = onPage.current ?? {};
  if (data?.check === undefined || shownLanguage === language) return undefined;
  // The reason of the API's failure is in the other language.
  const { trouble: _trouble, ...check } = data.check;
  return checkQuery(data.address.input) === checkQuery(input) ? check : undefined;
}
