import { decode, findBrand } from "@heater-age/decoder";
import { agreement } from "@heater-age/decoder/proof";
import type { CheckInput } from "../check/input.ts";
import { visitorToday } from "../browser/today.ts";

/**
 * Returns whether a serial number has dates, and the one printed on its label is not among them.
 *
 * @example
 * isOtherDate({ brand: "rheem", serial: "RH0504B01826", model: "" }, "2011"); //=> true
 * isOtherDate({ brand: "rheem", serial: "RH0504B01826", model: "" }, "2004-05"); //=> false
 */
export function isOtherDate({ brand, serial }: CheckInput, printed: string): boolean {
  const known = findBrand(brand);
  if (known === undefined) return false;
  return agreement(decode(known, serial, { today: visitorToday() }), printed) === "contradicts";
}
