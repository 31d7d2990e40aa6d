import type { Source } from "@heater-age/decoder";
import {
  compareEnergy,
  type EnergyAssumption,
  type EnergyComparison,
  labelPrices,
  type Prices,
  ratingConditions,
  type UnknownEnergy,
  yearlyCost,
  type YearlyEnergy,
  yearlyEnergy,
} from "@heater-age/decoder/care";
import type { LifeType } from "@heater-age/decoder/life";
import type { Language } from "@heater-age/messages";
import Type, { type Static } from "typebox";
import { lifeTypes, oneOf } from "../schema/enums.ts";
import { electricEnergy, factor, gasEnergy, span, volume } from "../models/measures.ts";
import { integerField, textField } from "../schema/fields.ts";
import { type DeepReadonly, namedObject, schemaRef } from "../schema/named-schema.ts";
import { type AreaTexts, areaTexts } from "../text/area-texts.ts";
import { catalogueSource } from "./catalogue-source.ts";
import type { Heater } from "./heater.ts";
import { missingFields, missingOf } from "./missing.ts";
import { concluded, stated, Statement, unfounded } from "./statement.ts";

const Amount = namedObject("Amount", "An amount per year, or a range.", {
  from: integerField("The least.", 478),
  to: integerField("The greatest.", 494),
  text: textField("The same with its unit, in the language of the request.", "$478 – $494"),
});

const HeaterEnergy = namedObject(
  "HeaterEnergy",
  "Energy that a heater uses in a year. Unknown if `kWh` is absent.",
  {
    type: oneOf(lifeTypes, "Kind of heater."),
    of: oneOf(
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
    description:
      "Prices used in the calculation: the visitor’s own, otherwise those of EnergyGuide labels in US dollars.",
  }),
  lacking: Type.Array(Type.String(), {
    description: "Prices that the costs still need, in the language of the request.",
    examples: [["Add your gas price in EUR."]],
  }),
  present: Type.Optional(schemaRef(HeaterEnergy)),
  heaters: Type.Array(schemaRef(HeaterEnergy), { description: "New heaters to compare with." }),
  measures: Type.Optional(schemaRef(Statement)),
});

/** All named schemas of the section, each after those it refers to. */
export const energySchemas = [Amount, HeaterEnergy, Energy] as const;

export type Energy = DeepReadonly<Static<typeof Energy>>;
type HeaterEnergy = DeepReadonly<Static<typeof HeaterEnergy>>;
type Amount = DeepReadonly<Static<typeof Amount>>;
type Known = YearlyEnergy | readonly [YearlyEnergy, YearlyEnergy];

const DOLLARS = "USD";

/** Formats for amounts and sentences. */
interface EnergyFormat {
  readonly language: Language;
  readonly currency: string;
  readonly text: AreaTexts<"energy">;
}

interface KnownPrices {
  readonly prices: Prices;
  readonly said: readonly Statement[];
  readonly lacking: readonly string[];
}

function pricesOf({ userInput }: Heater, { text, language, currency }: EnergyFormat): KnownPrices {
  const { electricityPerKWh, gasPerTherm, gasPerKWh } = userInput.energy ?? {};
  const [label] = labelPrices.prices;
  const standard = currency === DOLLARS;
  const ownGas = gasPerTherm ?? gasPerKWh;
  const price = (value: number) =>
    span(language, [value], { style: "currency", currency, maximumFractionDigits: 4 });
  const say = (
    key: "electricityPrice" | "gasPriceKWh" | "gasPriceTherm",
    own: number | undefined,
    ofLabel: number,
  ): readonly Statement[] => {
    if (own !== undefined)
      return [concluded(text(key, { value: price(own) }), { assumption: text("ownPrice") })];
    if (!standard) return [];
    const { source, confidence } = labelPrices;
    return [stated(text(key, { value: price(ofLabel) }), { sources: [source], confidence })];
  };
  const gasKey = gasPerTherm === undefined && gasPerKWh !== undefined ? "gasPriceKWh" : "gasPriceTherm";
  return {
    prices: {
      electricityPerKWh: electricityPerKWh ?? (standard ? label.perKWh : undefined),
      gasPerTherm: gasPerTherm ?? (standard && gasPerKWh === undefined ? label.perTherm : undefined),
      gasPerKWh,
    },
    said: [
      ...say("electricityPrice", electricityPerKWh, label.perKWh),
      ...say(gasKey, ownGas, label.perTherm),
    ],
    lacking: standard
      ? []
      : [
          ...(electricityPerKWh === undefined ? [text("noElectricityPrice", { currency })] : []),
          ...(ownGas === undefined ? [text("noGasPrice", { currency })] : []),
        ],
  };
}

function energyText({ language }: EnergyFormat, amounts: readonly YearlyEnergy[]): string {
  const ofGas = amounts.flatMap(({ kWh, therms }) => (therms === undefined ? [] : [{ kWh, therms }]));
  return ofGas.length > 0
    ? gasEnergy(language, ofGas)
    : electricEnergy(
        language,
        amounts.map(({ kWh }) => kWh),
      );
}

const amountOf = (amounts: readonly number[], text: string): Amount => ({
  from: Math.min(...amounts),
  to: Math.max(...amounts),
  text,
});

const money = ({ language, currency }: EnergyFormat, amounts: readonly number[]): string =>
  span(language, amounts, { style: "currency", currency, maximumFractionDigits: 0 });

/** Returns energy and cost, as fields and as a sentence on the cost. */
function inYear(
  format: EnergyFormat,
  known: Known,
  cost: readonly number[],
): Pick<HeaterEnergy, "cost" | "kWh"> & { readonly costText: string } {
  const all = "status" in known ? [known] : known;
  return {
    kWh: amountOf(
      all.map(({ kWh }) => kWh),
      energyText(format, all),
    ),
    ...(cost.length > 0 && { cost: amountOf(cost, money(format, cost)) }),
    costText: cost.length > 0 ? ` ${format.text("cost", { value: money(format, cost) })}` : "",
  };
}

function assumptionsText({ text, language }: EnergyFormat, assumptions: readonly EnergyAssumption[]): string {
  const medium = ratingConditions.draws.find(({ pattern }) => pattern === "medium")?.gallonsPerDay ?? 0;
  return assumptions
    .map((assumption) => text(`assume-${assumption}`, { volume: volume(language, medium) }))
    .join(" ");
}

interface Rating {
  readonly uef?: number;
  /** Its origin, in words. */
  readonly from: string;
  readonly sources: readonly Source[];
}

/** Returns the rating that the visitor typed, or that of the model unless it is an estimate. */
function ratingOf({ userInput, known }: Heater, { text, language }: EnergyFormat): Rating {
  const typed = userInput.energy?.uniformEnergyFactor;
  if (typed !== undefined)
    return { uef: typed, from: text("uefTyped", { value: span(language, [typed]) }), sources: [] };
  const uef = known?.facts.uniformEnergyFactor;
  if (known === undefined || uef === undefined) return { from: "", sources: [] };
  if (known.source === "ai-enhanced" || known.estimatedFacts.includes("uniformEnergyFactor"))
    return { from: "", sources: [] };
  return {
    uef,
    from: text("uefOfModel", { value: factor(language, uef) }),
    sources: known.sources.map(catalogueSource),
  };
}

function unknownOf({ reason }: UnknownEnergy, { text, language }: EnergyFormat): Statement {
  if (reason === "no-rating") return unfounded(text("unknown"));
  const [from, to] = [0.3, 5].map((limit) => span(language, [limit]));
  return concluded(text("notARating", { from: from ?? "", to: to ?? "" }), {
    assumption: text("notARatingAssumption"),
  });
}

function presentOf(
  heater: Heater,
  type: LifeType,
  firstHourGallons: number | undefined,
  prices: Prices,
  format: EnergyFormat,
): HeaterEnergy {
  const rating = ratingOf(heater, format);
  const energy = yearlyEnergy({ type, uef: rating.uef, firstHourGallons });
  if (energy.status === "unknown") return { type, of: "this-heater", statement: unknownOf(energy, format) };
  const cost = yearlyCost(energy, prices);
  const { costText, ...fields } = inYear(format, energy, cost === undefined ? [] : [cost]);
  const key = energy.of === "this-heater" ? "present" : "presentAverage";
  const said = format.text(key, { value: energyText(format, [energy]) }) + costText;
  const rated = energy.of === "this-heater";
  const because = rated ? `${rating.from} ` : "";
  return {
    type,
    of: energy.of,
    ...fields,
    statement: concluded(said, {
      assumption: because + assumptionsText(format, energy.assumptions),
      sources: [...(rated ? rating.sources : []), ...energy.sources],
    }),
  };
}

function newOf({ heater, energy, cost }: EnergyComparison, format: EnergyFormat): HeaterEnergy {
  const { text, language } = format;
  const { costText, ...fields } = inYear(format, energy, cost ?? []);
  const said = text("new", {
    factor: span(language, heater.uef, { minimumFractionDigits: 2 }),
    value: energyText(format, energy),
  });
  const dollars = heater.installedDollars?.replacement;
  return {
    type: heater.type,
    of: "new-heater",
    ...fields,
    statement: concluded(said + costText, {
      assumption: assumptionsText(format, energy[0].assumptions),
      sources: [heater.source, ratingConditions.source],
      confidence: heater.confidence,
    }),
    ...(dollars !== undefined && {
      installed: stated(text("installed", { value: money({ ...format, currency: DOLLARS }, [dollars]) }), {
        sources: [heater.source],
        confidence: heater.confidence,
      }),
    }),
  };
}

/**
 * Returns the yearly energy cost of a heater compared with new ones, at the visitor's prices.
 *
 * @param heater Without its kind, the result compares new heaters and names what is missing. A date is not needed.
 */
export function energyOf(heater: Heater, language: Language): Energy {
  const { type, userInput, known } = heater;
  const currency = userInput.energy?.currency ?? DOLLARS;
  const format: EnergyFormat = { language, currency, text: areaTexts(language, "energy") };
  const { prices, said, lacking } = pricesOf(heater, format);
  if (type === undefined) {
    const missing = missingOf(heater) === "no-figures" ? "no-figures" : "no-type";
    const text = format.text(missing);
    if (missing === "no-figures") return { missing, text, prices: [], lacking: [], heaters: [] };
    const heaters = compareEnergy({}, prices).map((comparison) => newOf(comparison, format));
    return { missing, text, currency, prices: said, lacking, heaters };
  }
  // A first-hour rating only exists for tanks.
  const firstHourGallons =
    type === "tankless-gas"
      ? undefined
      : (userInput.energy?.firstHourGallons ?? known?.facts.firstHourGallons);
  const present = presentOf(heater, type, firstHourGallons, prices, format);
  return {
    currency,
    prices: said,
    lacking,
    present,
    heaters: compareEnergy({ firstHourGallons }, prices).map((comparison) => newOf(comparison, format)),
    ...(present.of === "average-heater" && {
      measures: concluded(format.text("measures"), {
        assumption: format.text("assume-typical-use"),
        sources: [ratingConditions.source],
      }),
    }),
  };
}
