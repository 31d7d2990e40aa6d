import type { ModelTable } from "../../db/schema.ts";
import type { featureCodes, FigureName } from "../../schema/model-facts.ts";

/** A public list of models that can be imported. */
export interface ImportFormat {
  /** Name in messages. */
  readonly name: "energystar" | "doe" | "california";
  readonly origin: ModelTable["origin"];
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
  /** Features, with the columns for whether a model has it. Without columns, every model in the list has it. */
  readonly features: readonly Feature[];
  /** Columns that only lists of residential heaters have. */
  readonly home?: readonly string[];
}

interface Feature {
  readonly code: (typeof featureCodes)[number];
  readonly names?: readonly string[];
}

interface Figure {
  readonly fact: FigureName;
  readonly names: readonly string[];
  /** Factor from the unit of the file to that of the fact. @default 1 */
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
    { fact: "ratedVolumeGallons", names: ["storage_volume_gallons"] },
    { fact: "firstHourGallons", names: ["first_hour_rating_gallons", "first_hour_rating_gallons_per_hour"] },
    { fact: "maxGallonsPerMinute", names: ["maximum_gallons_per_minute"] },
    { fact: "inputBtuPerHour", names: ["input_rate_thousand_btu_per_hour"], factor: 1000 },
    { fact: "watts", names: ["electric_input_kw", "input_kw"], factor: 1000 },
    { fact: "volts", names: ["input_voltage_for_hpwh_v", "input_volts_for_hpwh", "volts"] },
    { fact: "uniformEnergyFactor", names: ["uniform_energy_factor_uef"] },
    { fact: "energyFactor", names: ["energy_factor", "energy_factor_ef"] },
    { fact: "thermalEfficiencyPercent", names: ["thermal_efficiency_te"] },
    { fact: "recoveryEfficiencyPercent", names: ["recovery_efficiency"] },
  ],
  type: ["type"],
  fuel: ["fuel"],
  vent: ["vent_type"],
  features: [{ code: "energy-star" }, { code: "smart", names: ["connected_capable"] }],
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
    { fact: "ratedVolumeGallons", names: ["rated_storage_volume_gallons_d"] },
    { fact: "firstHourGallons", names: ["first_hour_rating_gallons_d"] },
    { fact: "maxGallonsPerMinute", names: ["maximum_gallons_per_minute_d"] },
    { fact: "uniformEnergyFactor", names: ["uniform_energy_factor_uef_d"] },
    { fact: "energyFactor", names: ["energy_factor_ef_d"] },
    { fact: "recoveryEfficiencyPercent", names: ["recovery_efficiency_d"] },
  ],
  type: ["type_of_heater_s"],
  fuel: ["type_of_heater_s"],
  vent: [],
  features: [],
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
    { fact: "ratedVolumeGallons", names: ["rated_volume"] },
    { fact: "firstHourGallons", names: ["first_hour_rating"] },
    { fact: "maxGallonsPerMinute", names: ["maximum_gpm"] },
    { fact: "inputBtuPerHour", names: ["input_btuh", "input_rating"] },
    { fact: "uniformEnergyFactor", names: ["uniform_energy_factor"] },
    { fact: "energyFactor", names: ["energy_factor"] },
    { fact: "recoveryEfficiencyPercent", names: ["recovery_efficiency"] },
  ],
  type: ["water_heater_type"],
  fuel: ["energy_source"],
  vent: [],
  features: [{ code: "manufactured-home", names: ["mobile_home", "mobile_home_t_f"] }],
};

/** Every list that can be imported. */
export const formats: readonly ImportFormat[] = [energyStar, doe, california];
