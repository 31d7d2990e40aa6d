import { decode, findBrand, hasFormat } from "@heater-age/decoder";
import type { CheckInput } from "@heater-age/decoder/check";
import type { RowResult } from "../check/check-result.ts";

// Only digits can lose their zeros. Shorter numbers aren't serial numbers.
const digits = /^[1-9]\d{3,17}$/u;

/**
 * Returns a check with the one or two zeros that a spreadsheet dropped, if its number has a date only with them, and
 * otherwise the check itself. Looks before a check is made, because a server records each.
 *
 * @param today Calendar date `"YYYY-MM-DD"`.
 */
export function restoreZeros(input: CheckInput, today: string): CheckInput {
  const serial = input.serialNumber.trim();
  const brand = digits.test(serial) ? findBrand(input.brand) : undefined;
  if (brand === undefined) return input;
  // A number that no format matches isn't decoded, which would look for repairs and other brands.
  const hasDate = (text: string): boolean =>
    hasFormat(brand, text) && decode(brand, text, { today }).status !== "unreadable";
  const [serialNumber = serial] = [serial, `0${serial}`, `00${serial}`].filter(hasDate);
  return serialNumber === serial ? input : { ...input, serialNumber };
}

/** Returns the result for a number with restored zeros, in which nothing is certain. */
export const withoutCertainty = (result: RowResult): RowResult =>
  JSON.parse(JSON.stringify(result), (name, value: unknown) =>
    name === "confidence" && value === "high" ? "medium" : value,
  ) as RowResult;
