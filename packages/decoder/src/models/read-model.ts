import type { BrandSlug } from "../brands/index.ts";
import { modelRules } from "./brands/index.ts";
import { modelKey } from "./model-key.ts";
import type { ModelReading } from "./rules/model-rule.ts";
import { readRules } from "./read-rule.ts";

/**
 * Says what a model number itself says of the heater: its kind, capacity, fuel, power, warranty and so on.
 *
 * Takes any text and never throws. Only what the number says is told: a code whose meaning is not known becomes a part
 * without a fact, and efficiency is in no number. Show a reading of `low` confidence, and the facts it names as
 * `inferred`, as estimates.
 *
 * @param brand Slug of the brand. One without rules for model numbers, or an unknown one, gives no reading.
 * @param model Model number as printed on the rating plate.
 * @returns Best first; several only when rules that all fit say different things; none when no rule fits.
 *
 * @example
 * readModel("rheem", "XG40T06EC36U1")[0]?.facts;
 * //=> { type: "gas-tank", fuel: "natural-gas", capacityGallons: 40, height: "tall", warrantyYears: 6,
 * //     inputBtuPerHour: 36000, features: [] }
 */
export function readModel(brand: BrandSlug | (string & {}), model: string): readonly ModelReading[] {
  return readRules(modelRules.get(brand) ?? [], modelKey(model));
}
