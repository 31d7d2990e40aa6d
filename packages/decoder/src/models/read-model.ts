import type { BrandSlug } from "../brands/index.ts";
import { sureness } from "../engine/readings.ts";
import { modelRules } from "./brands/index.ts";
import { modelKey } from "./model-key.ts";
import type { ModelReading, ModelRule } from "./model-rule.ts";
import { readRule } from "./read-rule.ts";

/** True when a reading says nothing that another does not say. */
function isWithin({ facts }: ModelReading, { facts: others }: ModelReading): boolean {
  const { features, ...rest } = facts;
  return (
    features.every((feature) => others.features.includes(feature)) &&
    Object.entries(rest).every(([fact, value]) =>
      Object.entries(others).some(([name, other]) => name === fact && other === value),
    )
  );
}

/** Reads a number with several rules, best first, without readings that add nothing to a better one. */
function readRules(rules: readonly ModelRule[], key: string): readonly ModelReading[] {
  const readings = rules
    .flatMap((rule) => readRule(rule, key) ?? [])
    .toSorted((a, b) => sureness(b.confidence) - sureness(a.confidence));
  return readings.filter(
    (reading, index) => !readings.slice(0, index).some((better) => isWithin(reading, better)),
  );
}

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
