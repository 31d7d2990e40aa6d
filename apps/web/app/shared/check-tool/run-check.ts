import { HeaterAgeError } from "@heater-age/client";
import { newKey } from "@heater-age/client/key";
import { findBrand } from "@heater-age/decoder";
import type { Language } from "@heater-age/messages";
import { askApi } from "../check/ask-api.ts";
import { queries } from "../../http/queries.ts";
import { requestAdvice } from "../advice/use-advice.ts";
import { keepNodes } from "../dom-mutations/keep-nodes.ts";
import type { CheckData } from "../check/check-data.ts";
import { checkHere } from "../check/check-here.ts";
import { checkInOtherLanguage } from "../check/check-in-other-language.ts";
import type { AddressInput } from "../check/input.ts";
import { shownAddress } from "../check/shown-input.ts";
import { sentInput } from "../check/typed.ts";
import { askTime, clockDoubt, visitorToday } from "../clock/today.ts";
import { hasErrors, validate } from "../check/validate.ts";

// Loaded with what a form needs once it is touched.
keepNodes();

/**
 * Runs the check that an address asks for. The API's answer is the record; when it does not answer, the decoder in
 * the page does.
 */
export async function runCheck(asked: AddressInput, language: Language): Promise<CheckData> {
  const address = shownAddress(asked);
  const errors = validate(asked.input, findBrand);
  if (hasErrors(errors)) return { address, errors };
  const shown = checkInOtherLanguage(address.input, language);
  if (shown !== undefined) return { address, check: shown };
  const input = sentInput(address.input);
  const queryKey = ["check", input.brand, input.serial, input.model];
  try {
    // The same check asked twice, or found again with the back button, is one record. The page answers by itself before
    // the store of queries would ask again.
    const key = newKey();
    const queryFn = () => askApi(input, language, key);
    const asking = queries.query({ queryKey, queryFn, retry: false });
    if (navigator.onLine) requestAdvice(language, input);
    const answer = await asking;
    // Asked again, the API may say yes.
    if ("refusal" in answer) queries.removeQueries({ queryKey });
    return { address, ...answer };
  } catch (error) {
    await askTime();
    const doubt = clockDoubt();
    const check = checkHere(input, visitorToday(), "no-answer");
    const trouble = HeaterAgeError.is(error) ? { trouble: error.text } : {};
    return { address, check: { ...check, ...(doubt && { doubt }), ...trouble } };
  }
}
