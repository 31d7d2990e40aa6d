import { findBrand } from "@heater-age/decoder";
import { utcToday } from "../clock/today.ts";
import type { CheckData } from "./check-data.ts";
import { checkHere, tidied } from "./check-here.ts";
import { addressInput } from "./input.ts";
import { hasErrors, validate } from "./validate.ts";

/** Answers the check in an address on the server. It is never recorded: opening an address must not write. */
export function checkAddress(query: URLSearchParams): CheckData {
  const address = addressInput(query);
  if (!address.asked) return { address };
  const errors = validate(address.input, findBrand);
  if (hasErrors(errors)) return { address, errors };
  return { address, check: checkHere(tidied(address.input), utcToday(), "from-address") };
}
