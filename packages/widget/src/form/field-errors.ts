import { serialLimits } from "@heater-age/decoder";
import type { CheckInput, FieldError } from "@heater-age/decoder/check";
import { type FieldErrorText, fieldErrorText } from "@heater-age/messages/format";

export type FieldName = keyof CheckInput;

/** Texts for the invalid fields. */
export type FieldErrorTexts = { readonly [Name in FieldName]?: FieldErrorText | undefined };

/** Returns the texts for the errors of `parseCheck`, by field. */
export function fieldErrorTexts(input: CheckInput, errors: readonly FieldError[]): FieldErrorTexts {
  return Object.fromEntries(
    errors.map(({ field, code, values }) => [
      field,
      fieldErrorText(code, input[field] ?? "", { ...serialLimits(), ...values }),
    ]),
  );
}
