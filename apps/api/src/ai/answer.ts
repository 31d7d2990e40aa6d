import Type, { type Static } from "typebox";
import { Compile } from "typebox/compile";
import type { ModelFacts } from "../models/facts.ts";
import { factCodes } from "../models/codes.ts";

const code = <Code extends string>(codes: readonly Code[], description: string) =>
  Type.Unsafe<Code | null>({ type: ["string", "null"], enum: [...codes, null], description });
const figure = (description: string) => Type.Unsafe<number | null>({ type: ["number", "null"], description });

/**
 * The possible answers of a language model about a water heater: codes from our lists and numbers, so that none of
 * its text is ever shown. Null means that it doesn't know.
 */
export const AnswerSchema = Type.Object(
  {
    type: code(factCodes.type, "Kind of heater."),
    fuel: code(factCodes.fuel, "Its fuel or energy source."),
    vent: code(factCodes.vent, "How a gas heater vents its exhaust."),
    capacityGallons: figure("Nominal capacity of the tank in US gallons."),
    firstHourGallons: figure("First hour rating in US gallons."),
    maxGallonsPerMinute: figure("Highest flow of a tankless heater in US gallons per minute."),
    inputBtuPerHour: figure("Gas input in BTU per hour."),
    watts: figure("Power of each electric element in watts."),
    volts: figure("Voltage of the supply."),
    uniformEnergyFactor: figure("Uniform energy factor (UEF)."),
    heightInches: figure("Outside height in inches."),
    diameterInches: figure("Outside diameter of a round tank in inches."),
    weightPounds: figure("Empty weight in pounds."),
    warrantyYears: figure("Whole years of the maker's warranty on the tank or heat exchanger."),
  },
  { additionalProperties: false },
);

/** The answer of a language model. */
export type Answer = Static<typeof AnswerSchema>;

const checked = Compile(AnswerSchema);

/** Plausible values for a heater in a home or a shop. */
const ranges = {
  capacityGallons: [1, 150],
  firstHourGallons: [5, 300],
  maxGallonsPerMinute: [0.5, 15],
  inputBtuPerHour: [10_000, 400_000],
  watts: [500, 54_000],
  volts: [110, 480],
  uniformEnergyFactor: [0.3, 4.5],
  heightInches: [8, 90],
  diameterInches: [8, 40],
  weightPounds: [10, 1000],
  warrantyYears: [1, 15],
} as const satisfies Partial<Record<keyof Answer, readonly [number, number]>>;

const isFigure = (name: string): name is keyof typeof ranges => Object.hasOwn(ranges, name);

function isPlausible(name: string, value: string | number): boolean {
  if (!isFigure(name) || typeof value !== "number") return true;
  const [smallest, largest] = ranges[name];
  return value >= smallest && value <= largest && (name !== "warrantyYears" || Number.isInteger(value));
}

/** Returns whether a fact contradicts the kind of heater in the same answer. */
function contradicts(name: string, { type, fuel }: Answer): boolean {
  const electric = fuel === "electric" || type?.includes("electric") === true || type === "heat-pump";
  if (name === "vent" || name === "inputBtuPerHour") return electric;
  if (name === "capacityGallons" || name === "firstHourGallons") return type?.startsWith("tankless") === true;
  return false;
}

/** Returns whether kind and fuel go together. */
function isConsistent({ type, fuel }: Answer): boolean {
  if (type === null || fuel === null) return true;
  const burns = type.includes("gas") || type === "combi-boiler";
  return burns !== (fuel === "electric");
}

/**
 * Parses the response of a language model.
 *
 * @returns `undefined` for anything but the requested JSON.
 */
export function readAnswer(text: string): Answer | undefined {
  try {
    const said: unknown = JSON.parse(text);
    return checked.Check(said) ? said : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the facts of an answer, without those that are implausible or contradict the rest.
 *
 * @returns `undefined` when none remain.
 *
 * @example
 * factsOf({ ...allNull, capacityGallons: 50, weightPounds: 9_000 }); //=> { capacityGallons: 50, features: [] }
 */
export function factsOf(answer: Answer): ModelFacts | undefined {
  if (!isConsistent(answer)) return undefined;
  const known = Object.entries(answer).filter(
    ([name, value]) => value !== null && isPlausible(name, value) && !contradicts(name, answer),
  );
  if (known.length === 0) return undefined;
  return { ...Object.fromEntries(known), features: [] };
}
