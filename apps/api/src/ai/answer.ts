import Type, { type Static } from "typebox";
import { Compile } from "typebox/compile";
import { factCodes, ModelFacts } from "../schema/model-facts.ts";

/** The figures that are asked for, with plausible values for a heater in a home or a shop. */
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
} as const satisfies Partial<Record<keyof ModelFacts, readonly [smallest: number, largest: number]>>;

type Figures = Record<keyof typeof ranges, number | null>;

const description = (name: keyof ModelFacts): string =>
  (ModelFacts.properties[name] as { readonly description?: string }).description ?? "";

const codeField = <Code extends string>(name: "type" | "fuel" | "vent", codes: readonly Code[]) =>
  Type.Unsafe<Code | null>({
    type: ["string", "null"],
    enum: [...codes, null],
    description: description(name),
  });

const figureField = (name: keyof Figures) =>
  Type.Unsafe<number | null>({ type: ["number", "null"], description: description(name) });

const figureFields = Object.fromEntries(
  Object.keys(ranges).map((name) => [name, figureField(name as keyof Figures)]),
) as Record<keyof Figures, ReturnType<typeof figureField>>;

/**
 * The possible answers of a language model about a water heater: codes from our lists and numbers, so that none of
 * its text is ever shown. Null means that it doesn't know.
 */
export const AnswerSchema = Type.Object(
  {
    type: codeField("type", factCodes.type),
    fuel: codeField("fuel", factCodes.fuel),
    vent: codeField("vent", factCodes.vent),
    ...figureFields,
  },
  { additionalProperties: false },
);

/** The answer of a language model. */
export type Answer = Static<typeof AnswerSchema>;

const validAnswer = Compile(AnswerSchema);

const isFigure = (name: string): name is keyof Figures => Object.hasOwn(ranges, name);

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
export function parseAnswer(text: string): Answer | undefined {
  try {
    const answer: unknown = JSON.parse(text);
    return validAnswer.Check(answer) ? answer : undefined;
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
 * toFacts({ ...allNull, capacityGallons: 50, weightPounds: 9_000 }); //=> { capacityGallons: 50, features: [] }
 */
export function toFacts(answer: Answer): ModelFacts | undefined {
  if (!isConsistent(answer)) return undefined;
  const known = Object.entries(answer).filter(
    ([name, value]) => value !== null && isPlausible(name, value) && !contradicts(name, answer),
  );
  return known.length === 0 ? undefined : { ...Object.fromEntries(known), features: [] };
}
