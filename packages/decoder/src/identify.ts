import { brands } from "./brands/index.ts";
import { toContext, matchingBrands } from "./engine/decode.ts";
import type { DecodeOptions, Identification } from "./engine/decoding.ts";
import { hasFormat } from "./engine/has-format.ts";
import { normaliseSerial, serialLimits } from "./engine/normalise.ts";
import { requireSerial } from "./engine/read-arguments.ts";
import { separateNotes, type SeparatedText } from "./engine/separate-notes.ts";
import { withUnknown } from "./engine/unknown-characters.ts";
import { findBrand } from "./labels.ts";

/** Returns the serial numbers and the notes of a text, for a number of any brand. */
export function separateSerial(text: string): SeparatedText {
  return separateNotes(text, {
    fits: (serial) => Object.values(brands).some((brand) => hasFormat(brand, serial)),
    isName: (words) => findBrand(words) !== undefined,
  });
}

/**
 * Returns the brands with a format of exactly this shape, likeliest first, with the dates under each.
 *
 * Brands are sorted by the confidence of their reading, then in the order of `brands`. A match does not confirm the
 * date.
 *
 * @throws {RangeError} when `today` is not a calendar date.
 * @throws {TypeError} when an argument is of another type; the message names it.
 *
 * @example
 * identify("BH6511396", { today: "2026-11-20" }).map(({ brand }) => brand.slug);
 * //=> ["bradford-white", …]
 */
export function identify(serial: string, options: DecodeOptions): readonly Identification[] {
  requireSerial("identify", serial, options);
  const { numbers, problem } = separateSerial(serial);
  if (problem !== undefined) return [];
  const [number] = numbers;
  const text = normaliseSerial(number);
  const context = toContext(number, text, options);
  if ((withUnknown(number) ?? text).length < serialLimits().shortest) return [];
  return matchingBrands(Object.values(brands), text, context).map(({ brand, decoding }) => ({
    brand,
    decoding,
  }));
}
