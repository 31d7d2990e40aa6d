import { serialLimits } from "@heater-age/decoder";
import { type CheckInput, type FieldError, modelLimits } from "@heater-age/decoder/check";
import { type FieldErrorText, fieldErrorText } from "@heater-age/messages/format";
import type { FormInput } from "../check/run-check.ts";

/** Name of a field. */
export type FieldName = keyof CheckInput;

/** Texts for the invalid fields. */
export type FieldErrorTexts = { readonly [Name in FieldName]?: FieldErrorText | undefined };

/** Returns the texts for the errors of `parseCheck`, by field. */
export function fieldErrorTexts(input: FormInput, errors: readonly FieldError[]): FieldErrorTexts {
  return Object.fromEntries(
    errors.map(({ field, code }) => {
      const limits = field === "modelNumber" ? modelLimits : serialLimits();
      return [field, fieldErrorText(code, input[field], limits)];
    }),
  );
}
