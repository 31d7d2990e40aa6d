import type { BrandSlug } from "../brands/index.ts";
import { modelRules } from "./brands/index.ts";
import { modelKey } from "./model-key.ts";
import type { ModelReading } from "./rules/model-rule.ts";
import { readRules } from "./read-rule.ts";

// A star replaces any character: between two digits it hides one.
const HIDDEN_DIGIT = /\d\*+\d/u;

/**
 * Returns what a model number itself encodes: the kind of heater, its capacity, fuel, power, warranty and so on.
 *
 * Takes any text and never throws. Returns only what the number encodes: a code whose meaning is unknown becomes a part
 * without a fact, and no number encodes efficiency. Show a reading of `low` confidence, and the facts in its
 * `inferred`, as estimates.
 *
 * @param brand Slug of the brand. An unknown brand, or one without rules for model numbers, gives no reading.
 * @param model Model number as printed on the rating plate, or as registers print several at once, with options in
 *   brackets and stars for any character: of `E(6,10)N-50LB***` the facts that all of them share are returned.
 * @returns Best first. Several only when the rules that fit disagree; none when no rule fits.
 *
 * @example
 * readModel("rheem", "XG40T06EC36U1")[0]?.facts;
 * //=> { type: "gas-tank", fuel: "natural-gas", capacityGallons: 40, height: "tall", warrantyYears: 6,
 * //     inputBtuPerHour: 36000, features: [] }
 */
export function readModel(brand: BrandSlug | (string & {}), model: string): readonly ModelReading[] {
  if (HIDDEN_DIGIT.test(model)) return [];
  return readRules(modelRules.get(brand) ?? [], modelKey(model));
}
