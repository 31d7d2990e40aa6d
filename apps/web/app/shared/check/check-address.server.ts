import { utcToday } from "../browser/today.ts";
import type { CheckData } from "./check-data.ts";
import { checkHere } from "./check-here.ts";
import { addressInput } from "./input.ts";
import { shownInput } from "./shown-input.ts";
import { sentInput } from "./typed.ts";
import { hasErrors, validate } from "./validate.ts";

/**
 * Returns the result of the check in an address, on the server. It is never recorded, because opening an address must
 * not write.
 */
export function checkAddress(query: URLSearchParams): CheckData {
  const typed = addressInput(query);
  const address = { ...typed, input: shownInput(typed.input) };
  if (!typed.isCheck) return { address };
  const errors = validate(typed.input);
  if (hasErrors(errors)) return { address, errors };
  return { address, check: checkHere(sentInput(address.input), utcToday(), "from-address") };
}
