import { track } from "../analytics/analytics.ts";
import type { CheckInput } from "./input.ts";
import { type FieldErrors, type KnownBrand, validate } from "./validate.ts";

/**
 * Takes what was submitted: counts that, then says what is wrong with it. Empty when nothing is.
 *
 * @param find Finds a brand by its slug.
 */
export function takeSubmit(input: CheckInput, find: (slug: string) => KnownBrand | undefined): FieldErrors {
  track({ name: "submit", category: "check", label: input.brand });
  return validate(input, find);
}
