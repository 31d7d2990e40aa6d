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
  "Facts about a model, as codes and as numbers with the unit in the field name.",
  {
    type: codeOf(factCodes.type, "Kind of heater."),
    fuel: codeOf(factCodes.fuel, "Its fuel or energy source."),
    vent: codeOf(factCodes.vent, "How a gas heater vents its exhaust."),
    nox: codeOf(factCodes.nox, "Class of nitrogen oxides."),
    height: codeOf(factCodes.height, "How tall a tank is compared with others of its capacity."),
    location: codeOf(factCodes.location, "Where it may be installed."),
    line: Type.Optional(textField("The maker's name for the product line.", "ProLine Standard")),
    capacityGallons: figure("Nominal capacity in US gallons.", 40),
    ratedVolumeGallons: figure("Certified volume in US gallons.", 36),
    firstHourGallons: figure("First-hour rating in US gallons.", 53),
    maxGallonsPerMinute: figure("Highest flow of a tankless heater.", 9.5),
    inputBtuPerHour: figure("Gas input.", 40_000),
    minInputBtuPerHour: figure("Lowest gas input of a burner that modulates.", 15_000),
    heatingBtuPerHour: figure("Gas input of a combi boiler for space heating.", 110_000),
    watts: figure(
      "Electric power, per element if their number is known; 0 for a heat pump without elements.",
      4500,
    ),
    volts: figure("Voltage.", 240),
    breakerAmps: figure("Required circuit in amperes.", 30),
    elements: figure("Number of electric elements.", 2),
    ventInches: figure("Diameter of the vent.", 4),
    generation: figure("Generation within its product line, from 1.", 2),
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
    shippingWeightPounds: figure("Shipping weight.", 174),
    warrantyYears: figure("Years of warranty that apply, counted from installation.", 6),
    warrantyTankYears: figure("Years of warranty on the tank.", 6),
    warrantyPartsYears: figure("Years of warranty on parts.", 6),
    warrantyLabourYears: figure("Years of warranty on labor.", 1),
    warrantyHeatExchangerYears: figure("Years of warranty on the heat exchanger.", 15),
    warrantyHeatExchangerHours: figure(
      "Operating hours after which the warranty on the heat exchanger ends early.",
      12_000,
    ),
    features: Type.Array(Type.Unsafe<(typeof featureCodes)[number]>({ type: "string", enum: featureCodes }), {
      description: "Other facts, as codes.",
      examples: [["glass-lined"]],
    }),
  },
);

/** The facts of a model. Facts that the source doesn't have are absent. */
export type ModelFacts = DeepReadonly<Static<typeof ModelFacts>>;

/** Name of a fact. */
export type FactName = keyof ModelFacts;
