import type { ModelTable } from "../db/schema.ts";
import type { ModelFacts } from "./facts.ts";

/** The column of each fact in the table of models. */
export const factColumns = {
  type: "type",
  fuel: "fuel",
  vent: "vent",
  nox: "nox",
  height: "height",
  location: "location",
  line: "line",
  capacityGallons: "capacity_gal",
  ratedVolumeGallons: "rated_volume_gal",
  firstHourGallons: "first_hour_gal",
  maxGallonsPerMinute: "max_gpm",
  inputBtuPerHour: "input_btu_h",
  minInputBtuPerHour: "min_input_btu_h",
  watts: "watts",
  volts: "volts",
  breakerAmps: "breaker_a",
  elements: "elements",
  uniformEnergyFactor: "uef",
  energyFactor: "energy_factor",
  thermalEfficiencyPercent: "thermal_efficiency_pct",
  recoveryEfficiencyPercent: "recovery_efficiency_pct",
  recoveryGallonsPerHour: "recovery_gph_90f",
  heightInches: "height_in",
  diameterInches: "diameter_in",
  widthInches: "width_in",
  depthInches: "depth_in",
  weightPounds: "weight_lb",
  shippingWeightPounds: "shipping_weight_lb",
  warrantyYears: "warranty_years",
  warrantyTankYears: "warranty_tank_years",
  warrantyHeatExchangerYears: "warranty_heat_exchanger_years",
  warrantyHeatExchangerHours: "warranty_heat_exchanger_hours",
  warrantyPartsYears: "warranty_parts_years",
  warrantyLabourYears: "warranty_labour_years",
} as const satisfies Partial<Record<keyof ModelFacts, keyof ModelTable>>;

/** A column with a fact. */
export type FactColumn = (typeof factColumns)[keyof typeof factColumns];

/** The facts of a row, `null` if the source has none. */
export type FactRow = Pick<ModelTable, FactColumn | "features">;

/**
 * Returns the facts of a row.
 *
 * @example
 * factsOf({ ...row, capacity_gal: 50 }).capacityGallons; //=> 50
 */
export function factsOf(row: FactRow): ModelFacts {
  const known = Object.entries(factColumns).flatMap(([fact, column]) =>
    row[column] === null ? [] : [[fact, row[column]] as const],
  );
  // Rows were validated when they were written.
  return { ...Object.fromEntries(known), features: row.features } as ModelFacts;
}

/**
 * Returns the row for facts.
 *
 * @example
 * rowOf({ capacityGallons: 50, features: [] }).capacity_gal; //=> 50
 */
export function rowOf(facts: ModelFacts): FactRow {
  const values = Object.entries(factColumns).map(
    ([fact, column]) => [column, facts[fact as keyof typeof factColumns] ?? null] as const,
  );
  return { ...Object.fromEntries(values), features: [...facts.features] } as unknown as FactRow;
}
