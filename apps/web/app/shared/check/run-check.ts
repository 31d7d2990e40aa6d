import { HeaterAgeError } from "@heater-age/client";
import { findBrand } from "@heater-age/decoder";
import type { Language } from "@heater-age/messages";
import { QueryClient } from "@tanstack/react-query";
import { askApi } from "../../http/ask-api.ts";
import type { CheckData } from "./check-data.ts";
import { decodeInput } from "./decode-input.ts";
import { type AddressInput, normalised } from "./input.ts";
import { visitorToday } from "./today.ts";
import { hasErrors, validate } from "./validate.ts";

const FRESH = 5 * 60 * 1000;

// One for the life of the page: the same check asked twice, or found again with the back button, is one record.
const queries = new QueryClient({
  defaultOptions: { queries: { staleTime: FRESH, gcTime: FRESH, refetchOnWindowFocus: false, retry: false } },
});

/**
 * Runs the check that an address asks for. The API's answer is the record; when it does not answer, the decoder in
 * the page does.
 */
export async function runCheck(address: AddressInput, language: Language): Promise<CheckData> {
  const errors = validate(address.input, findBrand);
  if (hasErrors(errors)) return { address, errors };
  const input = normalised(address.input);
  const today = visitorToday();
  const queryKey = ["check", language, input.brand, input.serial, input.model];
  try {
    const answer = await queries.query({ queryKey, queryFn: () => askApi(input, today, language) });
    // Asked again, the API may say yes.
    if ("refusal" in answer) queries.removeQueries({ queryKey });
    return { address, ...answer };
  } catch (error) {
    const outcome = decodeInput(input, today, "no-answer");
    return { address, outcome: HeaterAgeError.is(error) ? { ...outcome, trouble: error.text } : outcome };
  }
}
