import { findBrand, serialLimits } from "@heater-age/decoder";
import { modelLimits, parseCheck } from "@heater-age/decoder/check";
import { type FieldErrorText, fieldErrorText } from "@heater-age/messages/format";
import { type CheckInput, fields } from "./input.ts";

export type FieldErrors = { readonly [Field in keyof CheckInput]?: FieldErrorText };

const fieldNames = { brand: "brand", serialNumber: "serial", modelNumber: "model" } as const;

/**
 * Validates the form.
 *
 * @returns A text for each invalid field.
 *
 * @example
 * validate({ brand: "", serial: "RH0504B01826", model: "" }).brand?.id; //=> "form.brandRequired"
 */
export function validate(input: CheckInput): FieldErrors {
  const { brand, serial: serialNumber, model: modelNumber } = input;
  const { errors = [] } = parseCheck({ brand, serialNumber, modelNumber }, { findBrand });
  // The texts about the brand have no limits.
  const limits = { brand: modelLimits, serial: serialLimits(), model: modelLimits };
  return Object.fromEntries(
    errors.map(({ field, code, values }) => {
      const name = fieldNames[field];
      return [name, fieldErrorText(code, input[name], { ...limits[name], ...values })];
    }),
  );
}

/** Returns whether a field is invalid. */
export const hasErrors = (errors: FieldErrors): boolean =>
  fields.some((field) => errors[field] !== undefined);
