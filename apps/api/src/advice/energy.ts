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
import type { Language, Messages } from "@heater-age/messages";
import { formatText } from "@heater-age/messages/server";
import Type, { type Static } from "typebox";
import { keysOf, oneOf } from "../schema/enums.ts";
import { electricEnergy, factor, gasEnergy, span, volume } from "../models/measures.ts";
import { integerField, textField } from "../schema/fields.ts";
import { type DeepReadonly, namedObject, schemaRef } from "../schema/named-schema.ts";
import { catalogueSource } from "./catalogue-source.ts";
import type { Heater } from "./heater.ts";
import { missingFields, missingOf } from "./missing.ts";
import { concluded, stated, Statement, unfounded } from "./statement.ts";

const Amount = namedObject("Amount", "An amount in a year, or from one to another.", {
  from: integerField("The least.", 478),
  to: integerField("The greatest.", 494),
  text: textField("The same in the language of the request, with its unit.", "$478 – $494"),
});

const HeaterEnergy = namedObject(
  "HeaterEnergy",
  "What a heater takes in a year. Without `kWh` that is not known.",
  {
    type: oneOf(
      keysOf<LifeType>({
        "gas-tank": true,
        "electric-tank": true,
        "heat-pump": true,
        "tankless-gas": true,
      }),
      "Kind of heater.",
    ),
    of: oneOf(
      keysOf<"average-heater" | "new-heater" | "this-heater">({
        "this-heater": true,
        "average-heater": true,
        "new-heater": true,
      }),
      "Whether it is of this heater by its rating, of an average one as really used, or of a new one by its rating.",
    ),
    kWh: Type.Optional(schemaRef(Amount)),
    cost: Type.Optional(schemaRef(Amount)),
    statement: schemaRef(Statement),
    installed: Type.Optional(schemaRef(Statement)),
  },
);

export const Energy = namedObject(
  "Energy",
  "What the energy of this heater costs in a year, beside that of new ones.",
  {
    ...missingFields,
    currency: Type.Optional(textField("Currency of the prices and costs, as ISO 4217 has it.", "USD")),
    prices: Type.Array(schemaRef(Statement), {
      description:
        "Prices that are reckoned with: the visitor’s own, else those of EnergyGuide labels in US dollars.",
    }),
    lacking: Type.Array(Type.String(), {
      description: "Prices that are lacking for costs, in the language of the request.",
      examples: [["For what gas heaters cost, your price of gas in EUR is needed."]],
    }),
    present: Type.Optional(schemaRef(HeaterEnergy)),
    heaters: Type.Array(schemaRef(HeaterEnergy), { description: "New heaters to compare with." }),
    measures: Type.Optional(schemaRef(Statement)),
  },
);

/** All named schemas of the section, each after those that it refers to. */
export const energySchemas = [Amount, HeaterEnergy, Energy] as const;

export type Energy = DeepReadonly<Static<typeof Energy>>;
type HeaterEnergy = DeepReadonly<Static<typeof HeaterEnergy>>;
type Amount = DeepReadonly<Static<typeof Amount>>;
type Known = YearlyEnergy | readonly [YearlyEnergy, YearlyEnergy];

const DOLLARS = "USD";

/** What sections of energy are said with. */
interface Speech {
  readonly language: Language;
  readonly currency: string;
  readonly text: (
    key: keyof Messages["energy"],
    values?: Readonly<Record<string, string | number>>,
  ) => string;
}

interface KnownPrices {
  readonly prices: Prices;
  readonly said: readonly Statement[];
  readonly lacking: readonly string[];
}

function pricesOf({ userInput }: Heater, { text, language, currency }: Speech): KnownPrices {
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

function energyText({ language }: Speech, amounts: readonly YearlyEnergy[]): string {
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

const money = ({ language, currency }: Speech, amounts: readonly number[]): string =>
  span(language, amounts, { style: "currency", currency, maximumFractionDigits: 0 });

/** Energy and cost, as fields and as sentences behind the one that is given. */
function inYear(
  speech: Speech,
  known: Known,
  cost: readonly number[],
): Pick<HeaterEnergy, "cost" | "kWh"> & { readonly costText: string } {
  const all = "status" in known ? [known] : known;
  return {
    kWh: amountOf(
      all.map(({ kWh }) => kWh),
      energyText(speech, all),
    ),
    ...(cost.length > 0 && { cost: amountOf(cost, money(speech, cost)) }),
    costText: cost.length > 0 ? ` ${speech.text("cost", { value: money(speech, cost) })}` : "",
  };
}

function assumptionsText({ text, language }: Speech, assumptions: readonly EnergyAssumption[]): string {
  const medium = ratingConditions.draws.find(({ pattern }) => pattern === "medium")?.gallonsPerDay ?? 0;
  return assumptions
    .map((assumption) => text(`assume-${assumption}`, { volume: volume(language, medium) }))
    .join(" ");
}

interface Rating {
  readonly uef?: number;
  /** Where it comes from, for the reader. */
  readonly from: string;
  readonly sources: readonly Source[];
}

/** The rating as the visitor typed it, else that of the model, unless it is an estimate. */
function ratingOf({ userInput, known }: Heater, { text, language }: Speech): Rating {
  const typed = userInput.energy?.uniformEnergyFactor;
  if (typed !== undefined)
    return { uef: typed, from: text("uefTold", { value: span(language, [typed]) }), sources: [] };
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

function unknownOf({ reason }: UnknownEnergy, { text, language }: Speech): Statement {
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
  speech: Speech,
): HeaterEnergy {
  const rating = ratingOf(heater, speech);
  const energy = yearlyEnergy({ type, uef: rating.uef, firstHourGallons });
  if (energy.status === "unknown") return { type, of: "this-heater", statement: unknownOf(energy, speech) };
  const cost = yearlyCost(energy, prices);
  const { costText, ...fields } = inYear(speech, energy, cost === undefined ? [] : [cost]);
  const key = energy.of === "this-heater" ? "present" : "presentAverage";
  const said = speech.text(key, { value: energyText(speech, [energy]) }) + costText;
  const rated = energy.of === "this-heater";
  const because = rated ? `${rating.from} ` : "";
  return {
    type,
    of: energy.of,
    ...fields,
    statement: concluded(said, {
      assumption: because + assumptionsText(speech, energy.assumptions),
      sources: [...(rated ? rating.sources : []), ...energy.sources],
    }),
  };
}

function newOf({ heater, energy, cost }: EnergyComparison, speech: Speech): HeaterEnergy {
  const { text, language } = speech;
  const { costText, ...fields } = inYear(speech, energy, cost ?? []);
  const said = text("new", {
    factor: span(language, heater.uef, { minimumFractionDigits: 2 }),
    value: energyText(speech, energy),
  });
  const dollars = heater.installedDollars?.replacement;
  return {
    type: heater.type,
    of: "new-heater",
    ...fields,
    statement: concluded(said + costText, {
      assumption: assumptionsText(speech, energy[0].assumptions),
      sources: [heater.source, ratingConditions.source],
      confidence: heater.confidence,
    }),
    ...(dollars !== undefined && {
      installed: stated(text("installed", { value: money({ ...speech, currency: DOLLARS }, [dollars]) }), {
        sources: [heater.source],
        confidence: heater.confidence,
      }),
    }),
  };
}

/**
 * Says what the energy of a heater costs in a year beside that of new ones, at the visitor's prices.
 *
 * @param heater What is known of it. Without its kind the answer says what is missing; a date is not needed.
 */
export function energyOf(heater: Heater, language: Language): Energy {
  const { type, userInput, known } = heater;
  const currency = userInput.energy?.currency ?? DOLLARS;
  const speech: Speech = {
    language,
    currency,
    text: (key, values) => formatText(language, "energy", key, values),
  };
  if (type === undefined) {
    const reason = missingOf(heater) === "no-figures" ? "no-figures" : "no-type";
    return { missing: reason, text: speech.text(reason), prices: [], lacking: [], heaters: [] };
  }
  const { prices, said, lacking } = pricesOf(heater, speech);
  // Without a tank there is no first hour.
  const firstHourGallons =
    type === "tankless-gas"
      ? undefined
      : (userInput.energy?.firstHourGallons ?? known?.facts.firstHourGallons);
  const present = presentOf(heater, type, firstHourGallons, prices, speech);
  return {
    currency,
    prices: said,
    lacking,
    present,
    heaters: compareEnergy({ firstHourGallons }, prices).map((comparison) => newOf(comparison, speech)),
    ...(present.of === "average-heater" && {
      measures: concluded(speech.text("measures"), {
        assumption: speech.text("assume-typical-use"),
        sources: [ratingConditions.source],
      }),
    }),
  };
}
