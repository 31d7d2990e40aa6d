import Type, { type Static } from "typebox";
import { oneOf } from "../schema/enums.ts";
import { numberField, textField } from "../schema/fields.ts";
import { type DeepReadonly, namedObject } from "../schema/named-schema.ts";
import { factCodes, featureCodes } from "./codes.ts";

const figure = (description: string, example: number) => Type.Optional(numberField(description, example));
const codeOf = <Code extends string>(list: readonly Code[], description: string) =>
  Type.Optional(oneOf(list, description));

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
    line: Type.Optional(textField("The maker's name of the line.", "ProLine Standard")),
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

/** What is known about a model. Facts that the source does not have are absent. */
export type ModelFacts = DeepReadonly<Static<typeof ModelFacts>>;

/** Name of a fact. */
export type FactName = keyof ModelFacts;
