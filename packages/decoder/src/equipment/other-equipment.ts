import type { Candidate } from "../engine/decoding.ts";
import { toContext, matchingBrands } from "../engine/decode.ts";
import { normaliseSerial } from "../engine/normalise.ts";
import { equipmentMakers } from "./equipment-makers.ts";

/** A furnace or air conditioner that may have a serial number. */
export interface OtherEquipment {
  /** Name of its maker. */
  readonly maker: string;
  /** The dates under the maker's rule, likeliest first. */
  readonly candidates: readonly Candidate[];
}

/**
 * Returns the furnaces and air conditioners whose serial numbers have this shape, likeliest first. Their labels are
 * in the same basement, so people read the wrong one. Use it for numbers that no rule for water heaters can read.
 *
 * @param options `today` as `"YYYY-MM-DD"`.
 * @throws {RangeError} when `today` is not a calendar date.
 *
 * @example
 * otherEquipment("W421724596", { today: "2026-11-20" })[0]?.candidates[0]?.date; //=> "2017-W42"
 */
export function otherEquipment(
  serial: string,
  { today }: { readonly today: string },
): readonly OtherEquipment[] {
  const text = normaliseSerial(serial);
  return matchingBrands(equipmentMakers, text, toContext(serial, text, { today })).flatMap(
    ({ brand: { label }, decoding }) =>
      decoding.status === "unreadable" ? [] : [{ maker: label, candidates: decoding.candidates }],
  );
}
