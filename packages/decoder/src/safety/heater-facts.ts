import { modelRules } from "../models/brands/index.ts";
import { modelKey } from "../models/model-key.ts";
import type { HeaterType, ModelFacts } from "../models/rules/model-rule.ts";
import { readModel } from "../models/read-model.ts";
import { type Fit, isAmong } from "./conditions.ts";
import type { NoticeHeater } from "./notices/notice.ts";

type Facts = Partial<Pick<ModelFacts, "type" | "fuel" | "nox" | "capacityGallons">>;

/** A condition on the kind of heater, named after its fact. */
export type HeaterCondition = "capacity" | "fuel" | "type" | "ultra-low-nox";

/**
 * Returns the facts that all readings of a model number agree on, without estimates, because an estimate must not hide
 * a notice.
 */
export function sureFacts(brand: string, model: string): Facts {
  const slug = [...modelRules.keys()].find((known) => isAmong(brand, [known]));
  const readings = slug === undefined ? [] : readModel(slug, modelKey(model));
  const [first] = readings;
  if (!first || readings.some(({ confidence }) => confidence === "low")) return {};
  const { type, fuel, nox, capacityGallons } = first.facts;
  const sure = (fact: keyof Facts): boolean =>
    readings.every(({ facts, inferred }) => facts[fact] === first.facts[fact] && !inferred.includes(fact));
  return {
    ...(type && sure("type") && { type }),
    ...(fuel && sure("fuel") && { fuel }),
    ...(nox && sure("nox") && { nox }),
    ...(capacityGallons !== undefined && sure("capacityGallons") && { capacityGallons }),
  };
}

const isElectric = (type: HeaterType | undefined): boolean =>
  type === "heat-pump" || type?.includes("electric") === true;

const oneOf = <Value>(allowed: readonly Value[], value: Value | undefined): Fit =>
  value === undefined ? "open" : allowed.includes(value) ? "yes" : "no";

function fuelFit(allowed: NonNullable<NoticeHeater["fuels"]>, { fuel, type }: Facts): Fit {
  const known = fuel ?? (isElectric(type) ? "electric" : undefined);
  return known === "natural-gas-or-propane" && !allowed.includes("electric") ? "open" : oneOf(allowed, known);
}

// The measured capacity is often up to three gallons less than the nominal one.
const capacityFit = (allowed: readonly number[], capacity: number | undefined): Fit =>
  capacity === undefined
    ? "open"
    : allowed.some((nominal) => capacity <= nominal && capacity >= nominal - 3)
      ? "yes"
      : "no";

/** Returns whether a heater is of the kind that a notice covers, condition by condition. */
export function heaterFits(
  { types, fuels, nox, capacities }: NoticeHeater,
  facts: Facts,
): ReadonlyMap<HeaterCondition, Fit> {
  const fits = new Map<HeaterCondition, Fit>();
  if (types) fits.set("type", oneOf(types, facts.type));
  if (fuels) fits.set("fuel", fuelFit(fuels, facts));
  // A model number without the mark can still belong to such a heater.
  if (nox) fits.set("ultra-low-nox", facts.nox === nox ? "yes" : isElectric(facts.type) ? "no" : "open");
  if (capacities) fits.set("capacity", capacityFit(capacities, facts.capacityGallons));
  return fits;
}
