import Type, { type Static, type TNumber, type TOptional } from "typebox";
import { codesWithText, knownText } from "./enums.ts";
import { numberField, textField } from "./fields.ts";
import { type DeepReadonly, namedObject } from "./named-schema.ts";

/** The possible values of facts that are codes. */
export const factCodes = {
  type: codesWithText("model", "type-"),
  fuel: codesWithText("model", "fuel-"),
  vent: codesWithText("model", "vent-"),
  nox: codesWithText("model", "nox-"),
  height: codesWithText("model", "height-"),
  location: codesWithText("model", "location-"),
};

export const featureCodes = codesWithText("model", "feature-");

/** A fact that is a number, with its smallest and largest valid value. Others are errors in the source. */
type Figure = readonly [description: string, example: number, smallest: number, largest: number];

/** The facts that are numbers. The terms of a warranty are whole numbers. */
export const figures = {
  capacityGallons: ["Nominal capacity in US gallons.", 40, 1, 1000],
  ratedVolumeGallons: ["Certified volume in US gallons.", 36, 0.1, 1000],
  firstHourGallons: ["First-hour rating in US gallons.", 53, 1, 1000],
  maxGallonsPerMinute: ["Highest flow of a tankless heater.", 9.5, 0.2, 30],
  inputBtuPerHour: ["Gas input.", 40_000, 5000, 2_500_000],
  minInputBtuPerHour: ["Lowest gas input of a burner that modulates.", 15_000, 3000, 500_000],
  heatingBtuPerHour: ["Gas input of a combi boiler for space heating.", 110_000, 3000, 500_000],
  watts: [
    "Electric power, per element if their number is known; 0 for a heat pump without elements.",
    4500,
    0,
    100_000,
  ],
  volts: ["Voltage.", 240, 100, 600],
  breakerAmps: ["Required circuit in amperes.", 30, 10, 200],
  elements: ["Number of electric elements.", 2, 0, 12],
  ventInches: ["Diameter of the vent.", 4, 1, 24],
  generation: ["Generation within its product line, from 1.", 2, 1, 20],
  uniformEnergyFactor: ["Uniform energy factor (UEF).", 0.92, 0.2, 6],
  energyFactor: ["Energy factor (EF), the rating before the UEF.", 0.93, 0.2, 6],
  thermalEfficiencyPercent: ["Thermal efficiency.", 96, 50, 130],
  recoveryEfficiencyPercent: ["Recovery efficiency.", 80, 50, 700],
  recoveryGallonsPerHour: ["Water heated by 90 °F in an hour, in US gallons.", 21, 1, 3000],
  heightInches: ["Outside height.", 61.25, 8, 130],
  diameterInches: ["Outside diameter.", 18, 8, 60],
  widthInches: ["Outside width.", 18, 5, 60],
  depthInches: ["Outside depth.", 10, 3, 60],
  weightPounds: ["Empty weight.", 157, 10, 3000],
  shippingWeightPounds: ["Shipping weight.", 174, 10, 3000],
  warrantyYears: ["Years of warranty that apply, counted from installation.", 6, 1, 25],
  warrantyTankYears: ["Years of warranty on the tank.", 6, 1, 25],
  warrantyPartsYears: ["Years of warranty on parts.", 6, 1, 25],
  warrantyLabourYears: ["Years of warranty on labor.", 1, 1, 25],
  warrantyHeatExchangerYears: ["Years of warranty on the heat exchanger.", 15, 1, 25],
  warrantyHeatExchangerHours: [
    "Operating hours after which the warranty on the heat exchanger ends early.",
    12_000,
    1000,
    50_000,
  ],
} as const satisfies Record<string, Figure>;

export type FigureName = keyof typeof figures;

const figureFields = Object.fromEntries(
  Object.entries(figures).map(([name, [description, example]]) => [
    name,
    Type.Optional(numberField(description, example)),
  ]),
) as Record<FigureName, TOptional<TNumber>>;

const codeField = <Code extends string>(list: readonly Code[], description: string) =>
  Type.Optional(knownText(list, description));

const codes = {
  type: codeField(factCodes.type, "Kind of heater."),
  fuel: codeField(factCodes.fuel, "Its fuel or energy source."),
  vent: codeField(factCodes.vent, "How a gas heater vents its exhaust."),
  nox: codeField(factCodes.nox, "Class of nitrogen oxides."),
  height: codeField(factCodes.height, "How tall a tank is compared with others of its capacity."),
  location: codeField(factCodes.location, "Where it may be installed."),
};

const features = Type.Array(knownText(featureCodes, "A fact."), {
  description: "Other facts, as codes.",
  examples: [["glass-lined"]],
});

export const ModelFacts = namedObject(
  "ModelFacts",
  "Facts about a model, as codes and as numbers with the unit in the field name.",
  {
    ...codes,
    line: Type.Optional(textField("The maker's name for the product line.", "ProLine Standard")),
    ...figureFields,
    features,
  },
);

/** The facts of a model. Facts that the source doesn't have are absent. */
export type ModelFacts = DeepReadonly<Static<typeof ModelFacts>>;

export type FactName = keyof ModelFacts;
