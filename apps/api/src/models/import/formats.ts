import type { ModelTable } from "../../db/schema.ts";
import type { FactColumn } from "../columns.ts";

/** A public list of models that can be imported. */
export interface ImportFormat {
  /** Value of `--format`. */
  readonly name: "energystar" | "doe" | "california";
  readonly origin: Exclude<ModelTable["origin"], "catalogue">;
  /** Title of the source of its rows. */
  readonly title: string;
  readonly url: string;
  /** Columns that identify the list, as {@link columnName} returns them: one of each group. */
  readonly marks: readonly (readonly string[])[];
  readonly brand: readonly string[];
  readonly model: readonly string[];
  /** Columns with figures. The first name that the file has is used. */
  readonly figures: readonly Figure[];
  readonly type: readonly string[];
  readonly fuel: readonly string[];
  readonly vent: readonly string[];
  /** Columns for whether a model has a feature. */
  readonly features: Readonly<Record<string, readonly string[]>>;
  /** Features of every model in the list. */
  readonly always: readonly string[];
  /** Columns that only lists of residential heaters have. */
  readonly home?: readonly string[];
}

/** A column with a figure. */
interface Figure {
  readonly column: FactColumn;
  readonly names: readonly string[];
  /** Factor from the unit of the file to that of the column. @default 1 */
  readonly factor?: number;
}

/**
 * Returns the name of a column for comparison, because exports spell them differently.
 *
 * @example
 * columnName("Uniform Energy Factor (UEF)"); //=> "uniform_energy_factor_uef"
 */
export const columnName = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/gu, "_")
    .replaceAll(/^_|_$/gu, "");

// The height and diameter of this list are those of the inner tank, so they are left out.
const energyStar: ImportFormat = {
  name: "energystar",
  origin: "energy-star",
  title: "ENERGY STAR certified water heaters",
  url: "https://data.energystar.gov/",
  marks: [["brand_name"], ["model_number"], ["pd_id", "energy_star_unique_id", "energy_star_partner"]],
  brand: ["brand_name"],
  model: ["model_number"],
  figures: [
    { column: "rated_volume_gal", names: ["storage_volume_gallons"] },
    { column: "first_hour_gal", names: ["first_hour_rating_gallons", "first_hour_rating_gallons_per_hour"] },
    { column: "max_gpm", names: ["maximum_gallons_per_minute"] },
    { column: "input_btu_h", names: ["input_rate_thousand_btu_per_hour"], factor: 1000 },
    { column: "watts", names: ["electric_input_kw", "input_kw"], factor: 1000 },
    { column: "volts", names: ["input_voltage_for_hpwh_v", "input_volts_for_hpwh", "volts"] },
    { column: "uef", names: ["uniform_energy_factor_uef"] },
    { column: "energy_factor", names: ["energy_factor", "energy_factor_ef"] },
    { column: "thermal_efficiency_pct", names: ["thermal_efficiency_te"] },
    { column: "recovery_efficiency_pct", names: ["recovery_efficiency"] },
  ],
  type: ["type"],
  fuel: ["fuel"],
  vent: ["vent_type"],
  features: { smart: ["connected_capable"] },
  always: ["energy-star"],
  home: ["first_hour_rating_gallons", "first_hour_rating_gallons_per_hour"],
};

const doe: ImportFormat = {
  name: "doe",
  origin: "doe",
  title: "US Department of Energy, certified water heaters (CCMS)",
  url: "https://www.regulations.doe.gov/certification-data/",
  marks: [["brand_name_s_s", "brand_name_s"], ["individual_model_number_covered_by_basic_model_m"]],
  brand: ["brand_name_s_s", "brand_name_s"],
  model: ["individual_model_number_covered_by_basic_model_m"],
  figures: [
    { column: "rated_volume_gal", names: ["rated_storage_volume_gallons_d"] },
    { column: "first_hour_gal", names: ["first_hour_rating_gallons_d"] },
    { column: "max_gpm", names: ["maximum_gallons_per_minute_d"] },
    { column: "uef", names: ["uniform_energy_factor_uef_d"] },
    { column: "energy_factor", names: ["energy_factor_ef_d"] },
    { column: "recovery_efficiency_pct", names: ["recovery_efficiency_d"] },
  ],
  type: ["type_of_heater_s"],
  fuel: ["type_of_heater_s"],
  vent: [],
  features: {},
  always: [],
};

const california: ImportFormat = {
  name: "california",
  origin: "california",
  title: "California Energy Commission, appliance database (MAEDbS)",
  url: "https://cacertappliances.energy.ca.gov/",
  marks: [["manufacturer"], ["brand"], ["model_number"], ["regulatory_status"]],
  brand: ["brand"],
  model: ["model_number"],
  figures: [
    { column: "rated_volume_gal", names: ["rated_volume"] },
    { column: "first_hour_gal", names: ["first_hour_rating"] },
    { column: "max_gpm", names: ["maximum_gpm"] },
    { column: "input_btu_h", names: ["input_btuh", "input_rating"] },
    { column: "uef", names: ["uniform_energy_factor"] },
    { column: "energy_factor", names: ["energy_factor"] },
    { column: "recovery_efficiency_pct", names: ["recovery_efficiency"] },
  ],
  type: ["water_heater_type"],
  fuel: ["energy_source"],
  vent: [],
  features: { "manufactured-home": ["mobile_home", "mobile_home_t_f"] },
  always: [],
};

/** Every list that can be imported. */
export const formats: readonly ImportFormat[] = [energyStar, doe, california];

/** Returns whether a file with these columns is such a list. */
export const isOfFormat = (format: ImportFormat, columns: ReadonlySet<string>): boolean =>
  format.marks.every((names) => names.some((name) => columns.has(name)));
