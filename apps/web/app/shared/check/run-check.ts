import { HeaterAgeError } from "@heater-age/client";
import { findBrand } from "@heater-age/decoder";
import type { Language } from "@heater-age/messages";
import { askApi } from "../../http/ask-api.ts";
import { newKey } from "../../http/new-key.ts";
import { queries } from "../../http/queries.ts";
import type { CheckData } from "./check-data.ts";
import { decodeInput } from "./decode-input.ts";
import { type AddressInput, normalised } from "./input.ts";
import { visitorToday } from "./today.ts";
import { hasErrors, validate } from "./validate.ts";

/**
 * Runs the check that an address asks for. The API's answer is the record; when it does not answer, the decoder in
 * the page does.
 */
export async function runCheck(address: AddressInput, language: Language): Promise<CheckData> {
  const errors = validate(address.input, findBrand);
  if (hasErrors(errors)) return { address, errors };
  const input = normalised(address.input);
  const today = visitorToday();
  // What is found has no words in it: in another language it is the same check.
  const queryKey = ["check", input.brand, input.serial, input.model];
  try {
    // The same check asked twice, or found again with the back button, is one record. The page answers by itself before
    // the store of queries would ask again.
    const key = newKey();
    const queryFn = () => askApi(input, today, language, key);
    const answer = await queries.query({ queryKey, queryFn, retry: false });
    // Asked again, the API may say yes.
    if ("refusal" in answer) queries.removeQueries({ queryKey });
    return { address, ...answer };
  } catch (error) {
    const outcome = decodeInput(input, today, "no-answer");
    return { address, outcome: HeaterAgeError.is(error) ? { ...outcome, trouble: error.text } : outcome };
  }
}
