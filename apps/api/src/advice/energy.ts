import {
  compareEnergy,
  type EnergyComparison,
  labelPrices,
  ratingConditions,
  yearlyCost,
  type YearlyEnergy,
  yearlyEnergy,
} from "@heater-age/decoder/care";
import type { LifeType } from "@heater-age/decoder/life";
import { heaterRegion, type Language } from "@heater-age/messages";
import type { EnergyCodes, HeaterEnergyCodes } from "@heater-age/messages/format";
import Type from "typebox";
import { lifeTypes, knownText } from "../schema/enums.ts";
import { integerField, textField } from "../schema/fields.ts";
import { namedObject, schemaRef } from "../schema/named-schema.ts";
import { catalogueSource } from "./catalogue-source.ts";
import type { Heater } from "./heater.ts";
import { missingFields, findMissing } from "./missing.ts";
import { Statement } from "./statement.ts";

const Amount = namedObject("Amount", "An amount per year, or a range.", {
  from: integerField("The least.", 478),
  to: integerField("The greatest.", 494),
  text: textField("The same with its unit, in the language of the request.", "$478 – $494"),
});

const HeaterEnergy = namedObject(
  "HeaterEnergy",
  "Energy that a heater uses in a year. Unknown if `kWh` is absent.",
  {
    type: knownText(lifeTypes, "Kind of heater."),
    of: knownText(
      ["this-heater", "average-heater", "new-heater"],
      "Basis: this heater's rating, an average heater in real use, or a new heater's rating.",
    ),
    kWh: Type.Optional(schemaRef(Amount)),
    cost: Type.Optional(schemaRef(Amount)),
    statement: schemaRef(Statement),
    installed: Type.Optional(schemaRef(Statement)),
  },
);

export const Energy = namedObject("Energy", "This heater's yearly energy cost, compared with new ones.", {
  ...missingFields,
  currency: Type.Optional(textField("ISO 4217 code of the currency of the prices and costs.", "USD")),
  prices: Type.Array(schemaRef(Statement), {
    description: "Prices used in the calculation: those of EnergyGuide labels in US dollars.",
  }),
  present: Type.Optional(schemaRef(HeaterEnergy)),
  heaters: Type.Array(schemaRef(HeaterEnergy), { description: "New heaters to compare with." }),
  measures: Type.Optional(schemaRef(Statement)),
});

const { source, confidence, prices: labels } = labelPrices;
const { perKWh, perTherm } = labels[0];
const prices = { electricityPerKWh: perKWh, gasPerTherm: perTherm };

const range = (values: readonly number[]) => ({ from: Math.min(...values), to: Math.max(...values) });

/** Returns the energy and cost of one heater, or of the least and the most efficient one. */
function inYear(
  energies: readonly [YearlyEnergy, ...YearlyEnergy[]],
): Pick<HeaterEnergyCodes, "assumptions" | "dollars" | "kWh" | "therms"> {
  const therms = energies.flatMap((energy) => energy.therms ?? []);
  return {
    kWh: range(energies.map(({ kWh }) => kWh)),
    ...(therms.length > 0 && { therms: range(therms) }),
    dollars: range(energies.flatMap((energy) => yearlyCost(energy, prices) ?? [])),
    // The same for every heater, because its use is never asked for.
    assumptions: energies[0].assumptions.filter((code) => code !== "draw-from-first-hour"),
  };
}

/** Returns the cost by the model's rating unless that is an estimate, otherwise of an average heater. */
function findPresent(type: LifeType, { known }: Heater): HeaterEnergyCodes {
  const isEstimate =
    known?.source === "ai-enhanced" || known?.estimatedFacts.includes("uniformEnergyFactor") === true;
  const uef = isEstimate ? undefined : known?.facts.uniformEnergyFactor;
  const energy = yearlyEnergy({ type, uef });
  if (energy.status === "unknown") return { type, of: "this-heater", assumptions: [], sources: [] };
  const { of, sources } = energy;
  return {
    type,
    of,
    ...inYear([energy]),
    ...(uef !== undefined && { uef: range([uef]) }),
    sources: [...(uef === undefined ? [] : (known?.sources ?? []).map(catalogueSource)), ...sources],
  };
}

const fromNewHeater = ({ heater, energy }: EnergyComparison): HeaterEnergyCodes => ({
  type: heater.type,
  of: "new-heater",
  ...inYear(energy),
  uef: range(heater.uef),
  ...(heater.installedDollars && { replacementDollars: heater.installedDollars.replacement }),
  sources: [heater.source, ratingConditions.source],
  confidence: heater.confidence,
});

/**
 * Returns the yearly energy cost of a heater and of new ones, at the prices of EnergyGuide labels and with medium use.
 *
 * @param heater Without its kind, only new heaters are compared. A date is not needed.
 * @param language Language of the request. In Europe, the prices and the average use don't apply.
 */
export function findEnergy(heater: Heater, language: Language): EnergyCodes {
  const missing = heaterRegion(heater, language) === "europe" ? "no-figures" : findMissing(heater);
  const medium = ratingConditions.draws.find(({ pattern }) => pattern === "medium")?.gallonsPerDay ?? 0;
  const stated = { rating: ratingConditions.source, gallonsPerDay: medium };
  if (missing === "no-figures") return { missing, heaters: [], ...stated };
  return {
    ...(missing && { missing }),
    prices: { perKWh, perTherm, sources: [source], confidence },
    ...(heater.type && { present: findPresent(heater.type, heater) }),
    heaters: compareEnergy({}, prices).map(fromNewHeater),
    ...stated,
  };
}
