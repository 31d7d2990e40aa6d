import { brands } from "./brands/index.ts";
import { contextOf, matchingBrands } from "./engine/decode.ts";
import type { DecodeOptions, Identification } from "./engine/decoding.ts";
import { normaliseSerial, serialLimits } from "./engine/normalise.ts";
import { requireSerial } from "./engine/read-arguments.ts";

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
  const text = normaliseSerial(serial);
  const context = contextOf(serial, text, options);
  if (text.length < serialLimits().shortest) return [];
  return matchingBrands(Object.values(brands), text, context).map(({ brand, decoding }) => ({
    brand,
    decoding,
  }));
}
