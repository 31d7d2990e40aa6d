import { track } from "../analytics/analytics.ts";
import type { CheckInput } from "./input.ts";
import { type FieldErrors, validate } from "./validate.ts";

/** Counts a submission, then validates it. */
export function takeSubmit(input: CheckInput, findBrand: Parameters<typeof validate>[1]): FieldErrors {
  track({ name: "submit", category: "check", label: input.brand });
  return validate(input, findBrand);
}
