import { serialLimits } from "@heater-age/decoder";
import { modelLimits, parseCheck, type ParseOptions } from "@heater-age/decoder/check";
import { type FieldErrorText, fieldErrorText } from "@heater-age/messages/format";
import type { CheckInput } from "./input.ts";

/** Brand data that validation reads. */
export interface KnownBrand {
  readonly slug: string;
  /** Longest serial number, for a brand that is known to use more than 20 characters. */
  readonly longest?: number | undefined;
}

/** The fields in their order on the page. */
export const fields = ["brand", "serial", "model"] as const satisfies readonly (keyof CheckInput)[];

/** The text of each field that is not valid. */
export type FieldErrors = { readonly [Field in keyof CheckInput]?: FieldErrorText };

const fieldNames = { brand: "brand", serialNumber: "serial", modelNumber: "model" } as const;

/**
 * Validates the form.
 *
 * @returns A text for each field that is not valid.
 *
 * @example
 * validate({ brand: "", serial: "RH0504B01826", model: "" }, findBrand).brand?.id; //=> "form.brandRequired"
 */
export function validate(input: CheckInput, findBrand: ParseOptions<KnownBrand>["findBrand"]): FieldErrors {
  const { brand, serial: serialNumber, model: modelNumber } = input;
  const { errors = [] } = parseCheck({ brand, serialNumber, modelNumber }, { findBrand });
  // The texts about the brand have no limits.
  const limits = { brand: modelLimits, serial: serialLimits(findBrand(brand)), model: modelLimits };
  return Object.fromEntries(
    errors.map(({ field, code }) => {
      const name = fieldNames[field];
      const isOdd = code === "brand-unknown" && !/^[a-z\d-]+$/u.test(brand);
      return [name, fieldErrorText(isOdd ? "brand-characters" : code, input[name], limits[name])];
    }),
  );
}

/** Whether a field is not valid. */
export const hasErrors = (errors: FieldErrors): boolean =>
  fields.some((field) => errors[field] !== undefined);
