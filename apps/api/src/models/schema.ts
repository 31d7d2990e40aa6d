import Type, { type Static, type TSchema } from "typebox";
import { confidences, keysOf, oneOf } from "../schema/enums.ts";
import { booleanField, numberField, textField } from "../schema/fields.ts";
import { type DeepReadonly, namedObject, schemaRef } from "../schema/named-schema.ts";
import type { ModelInfo as DescribedInfo } from "./describe.ts";
import type { ModelFacts as KnownFacts } from "./facts.ts";
import type { KnowledgeSource } from "./known.ts";
import { factCodes, featureCodes } from "./ranges.ts";

const text = (description: string, example: string) => Type.Optional(textField(description, example));
const figure = (description: string, example: number) => Type.Optional(numberField(description, example));
const codeOf = <Code extends string>(list: readonly Code[], description: string) =>
  Type.Optional(oneOf(list, description));

export const ModelInfo = namedObject(
  "ModelInfo",
  "What is known of a model, in the language of the request. Languages whose readers measure in metric units get these first. What is not known is absent.",
  {
    capacity: text("Nominal capacity, or the rated volume where only that is known.", "40 gallons"),
    type: text("Kind of heater, and what it burns.", "Gas tank water heater, natural gas"),
    efficiency: text("Its rating, with the name of the rating.", "Uniform energy factor (UEF) 0.92"),
    dimensions: text("Outside dimensions.", "61.25 in high, 18 in across"),
    weight: text("Empty weight, or that of the package.", "118 lb in its package"),
    btus: text("Input of a gas burner.", "40,000 BTU/h"),
    warranty: text(
      "The maker's warranty when the heater was sold. The first number of years is the one that counts.",
      "6 years on tank and parts",
    ),
    warrantyNote: text(
      "From when the warranty counts.",
      "The maker’s warranty counts from the installation.",
    ),
    features: Type.Optional(
      Type.Array(Type.String(), { description: "What else is known.", examples: [["Power vent", "Tall"]] }),
    ),
  },
);

export const ModelFacts = namedObject(
  "ModelFacts",
  "What is known of a model, as figures with their unit in the name, and codes.",
  {
    type: codeOf(factCodes.type, "Kind of heater."),
    fuel: codeOf(factCodes.fuel, "What it burns or draws."),
    vent: codeOf(factCodes.vent, "How a gas heater gets rid of its exhaust."),
    nox: codeOf(factCodes.nox, "Class of nitrogen oxides."),
    height: codeOf(factCodes.height, "How tall a tank is among those of its capacity."),
    location: codeOf(factCodes.location, "Where it may stand."),
    line: text("The maker's name of the line.", "ProLine Standard"),
    capacityGallons: figure("Nominal capacity in US gallons.", 40),
    ratedVolumeGallons: figure("Volume as certified, in US gallons.", 36),
    firstHourGallons: figure("Hot water of the first hour, in US gallons.", 53),
    maxGallonsPerMinute: figure("Highest flow of a tankless heater.", 9.5),
    inputBtuPerHour: figure("Gas input.", 40_000),
    minInputBtuPerHour: figure("Lowest gas input of a burner that modulates.", 15_000),
    heatingBtuPerHour: figure("Gas input for heating rooms, of a combi boiler.", 110_000),
    watts: figure(
      "Electric power, of each element where their number is known; 0 for a heat pump without elements.",
      4500,
    ),
    volts: figure("Voltage.", 240),
    breakerAmps: figure("Circuit that it needs, in amperes.", 30),
    elements: figure("Number of electric elements.", 2),
    ventInches: figure("Diameter of the vent.", 4),
    generation: figure("Generation of its line, from 1.", 2),
    uniformEnergyFactor: figure("Uniform energy factor (UEF).", 0.92),
    energyFactor: figure("Energy factor (EF), the rating before the UEF.", 0.93),
    thermalEfficiencyPercent: figure("Thermal efficiency.", 96),
    recoveryEfficiencyPercent: figure("Recovery efficiency.", 80),
    recoveryGallonsPerHour: figure("Water heated by 90 °F in an hour, in US gallons.", 21),
    heightInches: figure("Outside height.", 61.25),
    diameterInches: figure("Outside diameter.", 18),
    widthInches: figure("Outside width.", 18),
    depthInches: figure("Outside depth.", 10),
    weightPounds: figure("Empty weight.", 157),
    shippingWeightPounds: figure("Weight in its package.", 174),
    warrantyYears: figure("The years of warranty that count, from the installation.", 6),
    warrantyTankYears: figure("Years of warranty on the tank.", 6),
    warrantyPartsYears: figure("Years of warranty on parts.", 6),
    warrantyLabourYears: figure("Years of warranty on labour.", 1),
    warrantyHeatExchangerYears: figure("Years of warranty on the heat exchanger.", 15),
    warrantyHeatExchangerHours: figure("Hours that end the warranty on the heat exchanger before.", 12_000),
    features: Type.Array(Type.Unsafe<(typeof featureCodes)[number]>({ type: "string", enum: featureCodes }), {
      description: "What else is known, as codes.",
      examples: [["glass-lined"]],
    }),
  },
);

const ModelSource = namedObject("ModelSource", "Where facts about a model come from.", {
  title: textField(
    "What a reader looks for: a name and a title in English, in every language the same.",
    "A. O. Smith specification sheet AOSRE50608",
  ),
  url: text("Absent when a reader cannot open it.", "https://assets.hotwater.com/"),
  date: text("`YYYY`, `YYYY-MM` or `YYYY-MM-DD`, where it has one.", "2023-01"),
});

const knowledgeSources = keysOf<KnowledgeSource>({
  catalogue: true,
  nomenclature: true,
  "ai-enhanced": true,
});

/** Where what is known comes from. */
export const modelSourceField = oneOf(
  knowledgeSources,
  "`catalogue`: the model is listed. `nomenclature`: its number says so itself. `ai-enhanced`: a language model says so, which may be wrong.",
);

export const ModelAnswer = namedObject("ModelAnswer", "What is known of a model.", {
  success: Type.Literal(true, { description: "Something is known.", examples: [true] }),
  brand: textField("Value of the brand.", "ao-smith"),
  modelNumber: textField("As asked for, without spaces, hyphens and underscores.", "ENT40"),
  modelInfo: schemaRef(ModelInfo),
  facts: schemaRef(ModelFacts),
  source: modelSourceField,
  match: Type.Optional(
    oneOf(
      ["exact", "without-options"],
      "Of a listed model: whether it is the very number, or the number without the options at its end.",
    ),
  ),
  matchedModel: text("Of a listed model: its number as its source prints it.", "ENT-40"),
  confidence: oneOf(confidences, "How sure it is."),
  estimated: booleanField("Whether any of it is an estimate. Say so where it is shown.", false),
  estimatedFacts: Type.Array(Type.Unsafe<keyof KnownFacts>({ type: "string" }), {
    description: "Which of the facts are estimates.",
    examples: [[]],
  }),
  factsOfNumber: Type.Optional(
    Type.Array(Type.Unsafe<keyof KnownFacts>({ type: "string" }), {
      description: "Of a listed model: which of the facts its number says and no list.",
      examples: [["height"]],
    }),
  ),
  sources: Type.Array(schemaRef(ModelSource), {
    description: "The best first. Empty when there is none that can be named.",
    examples: [[{ title: "A. O. Smith specification sheet AOSRE50608", date: "2023-01" }]],
  }),
});

/** All named schemas of models, each after those that it refers to. */
export const modelSchemas = [
  ModelInfo,
  ModelFacts,
  ModelSource,
  ModelAnswer,
] as const satisfies readonly TSchema[];

export type ModelAnswer = DeepReadonly<Static<typeof ModelAnswer>>;

type Same<A, B> = [A, B] extends [B, A] ? true : false;
// What is described and known is what the API describes.
const infoAgrees: Same<DeepReadonly<Static<typeof ModelInfo>>, DescribedInfo> = true;
const factsAgree: Same<DeepReadonly<Static<typeof ModelFacts>>, KnownFacts> = true;
void infoAgrees;
void factsAgree;
