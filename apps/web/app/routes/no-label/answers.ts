import { type Clue, interpret } from "@heater-age/decoder/no-label";
import { type GuideCode, guideCodes, questions } from "./questions.ts";

/** Kinds of heater that have an energy factor. */
export const factorKinds = ["gas-tank", "electric-tank", "tankless-gas"] as const;

export type Wrong = "code" | "factor" | "gallons" | "kind" | "year";

/** Fields of the query by name, as given. */
export type Fields = readonly (readonly [name: string, value: string])[];

export interface Answer {
  readonly questionCode: GuideCode;
  /** Its fields in the query. */
  readonly fields: Fields;
  /** Its meaning. Absent if the visitor did not see it, if it gives the energy source, or if it is wrong. */
  readonly clue?: Clue;
  readonly wrong?: Wrong;
}

/** Value of a field that the visitor did not see or does not know. */
export const UNKNOWN = "unknown";

const MAX_LENGTH = 100;

export const fieldName = (questionCode: GuideCode, part: "gallons" | "kind"): string =>
  `${questionCode}-${part}`;

/** Names of all fields in the query. */
export const fieldNames: readonly string[] = [
  ...guideCodes,
  fieldName("energy-factor", "kind"),
  fieldName("energy-factor", "gallons"),
];

export const valueIn = (fields: Fields, name: string): string =>
  fields.find(([each]) => each === name)?.[1] ?? "";

const isOneOf = <const Value extends string>(values: readonly Value[], value: string): value is Value =>
  values.some((each) => each === value);

/** Returns a number from text, with a decimal point or comma. */
const numberIn = (text: string): number =>
  /^\s*\d{1,4}(?:[.,]\d{0,4})?\s*$/u.test(text) ? Number(text.trim().replace(",", ".")) : Number.NaN;

const isGallons = (gallons: number): boolean => gallons >= 1 && gallons <= 500;

type Read = Pick<Answer, "clue" | "wrong">;

function factorIn(fields: Fields): Read {
  const energyFactor = numberIn(valueIn(fields, "energy-factor"));
  const type = valueIn(fields, fieldName("energy-factor", "kind"));
  const gallons = numberIn(valueIn(fields, fieldName("energy-factor", "gallons")));
  if (!(energyFactor > 0 && energyFactor < 10)) return { wrong: "factor" };
  if (!isOneOf(factorKinds, type)) return { wrong: "kind" };
  if (type === "tankless-gas") return { clue: { question: "energy-factor", energyFactor, type } };
  if (!isGallons(gallons)) return { wrong: "gallons" };
  return { clue: { question: "energy-factor", energyFactor, type, gallons } };
}

function toClue(questionCode: GuideCode, value: string, fields: Fields): Read {
  switch (questionCode) {
    case "energy":
      return {};
    case "rating-name":
      return value === "uef" || value === "ef" ? { clue: { question: questionCode, answer: value } } : {};
    case "label-price":
    case "flame-arrestor":
    case "certification-mark":
      // The caller has checked that it is one of the choices.
      return { clue: { question: questionCode, answer: value } as Clue };
    case "energy-factor":
      return factorIn(fields);
    case "electric-tank-size": {
      const gallons = numberIn(value);
      return isGallons(gallons) ? { clue: { question: questionCode, gallons } } : { wrong: "gallons" };
    }
    case "gas-valve-code":
      return { clue: { question: questionCode, code: value } };
    default:
      return {
        clue: { question: questionCode, year: /^\s*\d{4}\s*$/u.test(value) ? Number(value) : Number.NaN },
      };
  }
}

function answerIn(query: URLSearchParams, questionCode: GuideCode, today: string): Answer | undefined {
  const given = query.getAll(questionCode);
  const value = given.at(-1)?.slice(0, MAX_LENGTH);
  if (value === undefined) return undefined;
  if (value === UNKNOWN) return { questionCode, fields: [[questionCode, value]] };
  const question = questions[questionCode];
  // The page offers no such answer.
  if ("choices" in question && !Object.hasOwn(question.choices, value)) return undefined;
  const more = (["kind", "gallons"] as const)
    .map((part) => fieldName(questionCode, part))
    .filter((name) => query.has(name))
    .map((name) => [name, (query.get(name) ?? "").slice(0, MAX_LENGTH)] as const);
  const fields = [[questionCode, value] as const, ...(questionCode === "energy-factor" ? more : [])];
  const { clue, wrong } = toClue(questionCode, value, fields);
  if (wrong !== undefined) return { questionCode, fields, wrong };
  if (clue === undefined) return { questionCode, fields };
  // Typed text without a meaning is a typo. A number without a meaning is still a fact.
  if ("typed" in question && (question.typed === "code" || question.typed === "year")) {
    if (interpret(clue, today) === undefined) return { questionCode, fields, wrong: question.typed };
  }
  return { questionCode, fields, clue };
}

/**
 * Returns the answers in an address, in the order in which they were given. Leaves out answers that the page does not
 * offer.
 *
 * @param today Calendar date `"YYYY-MM-DD"`.
 *
 * @example
 * answersIn(new URLSearchParams("energy=gas&gas-valve-code=0712"), "2026-11-20").map(({ clue }) => clue);
 * //=> [undefined, { question: "gas-valve-code", code: "0712" }]
 */
export function answersIn(query: URLSearchParams, today: string): readonly Answer[] {
  const named = [...new Set(query.keys())].filter((name): name is GuideCode => isOneOf(guideCodes, name));
  return named.flatMap((questionCode) => answerIn(query, questionCode, today) ?? []);
}

/** Returns the question that an address asks to show. */
export function codeInQuery(query: URLSearchParams): GuideCode | undefined {
  const questionCode = query.get("ask") ?? "";
  return isOneOf(guideCodes, questionCode) ? questionCode : undefined;
}

/**
 * Returns the query for answers, with an optional question to ask again.
 *
 * @example
 * toQuery(answers, "energy"); //=> "?energy=gas&gas-valve-code=0712&ask=energy"
 */
export function toQuery(answers: readonly Answer[], ask?: GuideCode): string {
  const query = new URLSearchParams(
    answers.flatMap(({ fields }) => fields.map(([name, value]) => [name, value])),
  );
  if (ask !== undefined) query.set("ask", ask);
  return query.size === 0 ? "" : `?${query.toString()}`;
}
