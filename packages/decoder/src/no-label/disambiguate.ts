import { period } from "../engine/calendar.ts";
import type { Candidate } from "../engine/decoding.ts";
import type { Confidence, Source } from "../engine/format.ts";
import { sureness } from "../engine/readings.ts";
import { pricesChange, uniformFactor, valveShelfYears, valveSources } from "./eras.ts";
import type { NarrowingReason, QuestionCode, Years } from "./question.ts";

/** A possible answer, as a code with the values for its sentence. */
export type DisambiguationAnswerCode =
  | "boiler-or-gas"
  | "small-electric"
  | "code-between" // {from, to}: the four digits on the gas valve are between these
  | "ef"
  | "uef"
  | "prices-2023"
  | "prices-before-2023"
  | "year-from"; // {year}: the standard's year is this or later

/** A question that can separate dates. */
export type DisambiguationQuestion =
  Extract<QuestionCode, "gas-valve-code" | "label-price" | "rating-name" | "standard-year"> | "heater-kind"; // whether it is a boiler or gas heater, or a small electric one of the same brand

/** Why an answer rules dates out. */
export type DisambiguationReason =
  | Extract<
      NarrowingReason,
      {
        readonly code:
          "ef-until" | "prices-since" | "prices-until" | "uef-since" | "valve-fitted-soon" | "written-after";
      }
    >
  | { readonly code: "code-of-kind"; readonly values: Readonly<Record<string, never>> };

/** One answer, and the dates that remain with it. */
export interface DisambiguationAnswer {
  readonly code: DisambiguationAnswerCode;
  readonly values?: Readonly<Record<string, number | string>>;
  /** Never empty, and never all of them. */
  readonly leaves: readonly string[];
  /** Why the other dates are ruled out. */
  readonly reason: DisambiguationReason;
}

/** The question that separates the dates best. */
export interface DateQuestion {
  readonly question: DisambiguationQuestion;
  readonly answers: readonly [DisambiguationAnswer, ...DisambiguationAnswer[]];
  /** `sometimes` when only the listed answer helps: a label without such a year rules nothing out. */
  readonly tells: "always" | "sometimes";
  readonly basis: "ours" | "source";
  readonly confidence: Confidence;
  readonly sources: readonly Source[];
}

/** Facts about the heater that decide which questions apply. */
export interface DisambiguateOptions {
  /** A gas valve is only asked about if the heater burns gas. */
  readonly energy?: "electric" | "gas" | undefined;
  /** Whether the heater is in Europe. It then has none of the American labels that most questions are about. */
  readonly isEuropean?: boolean | undefined;
}

/** A date, or a candidate, whose reasons can say for which kind of heater it is. */
type Possible = string | Pick<Candidate, "date" | "reasons" | "sources">;

interface Dated {
  readonly date: string;
  readonly candidate: Exclude<Possible, string> | undefined;
  readonly first: number;
  readonly last: number;
}

const dateOf = (possible: Possible): string => (typeof possible === "string" ? possible : possible.date);

const toYears = (possible: Possible): Dated => {
  const date = dateOf(possible);
  const [first, last] = period(date);
  const candidate = typeof possible === "string" ? undefined : possible;
  return { date, candidate, first: first.year, last: last.year };
};

const within =
  ([from, to]: Years) =>
  ({ first, last }: Dated): boolean =>
    last >= (from ?? -Infinity) && first <= (to ?? Infinity);

const leaving = (dates: readonly Dated[], years: Years): readonly string[] =>
  dates.filter(within(years)).map(({ date }) => date);

/** Returns a question whose two answers split the years at a change, if it separates the dates. */
function cut(
  dates: readonly Dated[],
  since: number,
  until: number,
  rest: Omit<DateQuestion, "answers" | "tells">,
  [late, early]: readonly [
    Pick<DisambiguationAnswer, "code" | "reason">,
    Pick<DisambiguationAnswer, "code" | "reason">,
  ],
): DateQuestion | undefined {
  const answers = [
    { ...late, leaves: leaving(dates, [since, null]) },
    { ...early, leaves: leaving(dates, [null, until]) },
  ] as const;
  // Dates near the year of the change fit both answers.
  const tells = answers.every(({ leaves }) => leaves.length > 0 && leaves.length < dates.length);
  return tells ? { ...rest, answers, tells: "always" } : undefined;
}

function ratingName(dates: readonly Dated[]): DateQuestion | undefined {
  const { uefSince, efUntil, confidence, source } = uniformFactor;
  const rest = { question: "rating-name", basis: "source", confidence, sources: [source] } as const;
  return cut(dates, uefSince, efUntil, rest, [
    { code: "uef", reason: { code: "uef-since", values: { year: uefSince } } },
    { code: "ef", reason: { code: "ef-until", values: { year: efUntil } } },
  ]);
}

function labelPrice(dates: readonly Dated[]): DateQuestion | undefined {
  const { year, confidence, source } = pricesChange;
  const rest = { question: "label-price", basis: "source", confidence, sources: [source] } as const;
  return cut(dates, year, year, rest, [
    { code: "prices-2023", reason: { code: "prices-since", values: { year } } },
    { code: "prices-before-2023", reason: { code: "prices-until", values: { year } } },
  ]);
}

const two = (year: number): string => `${year % 100}`.padStart(2, "0");

/** Returns the question about the date code on the gas valve, which is of the heater's year or the year before. */
function gasValve(dates: readonly Dated[]): DateQuestion | undefined {
  const answers = dates.map(({ date, first, last }): DisambiguationAnswer => ({
    code: "code-between",
    values: { from: `${two(first - valveShelfYears)}01`, to: `${two(last)}53` },
    leaves: [date],
    reason: { code: "valve-fitted-soon", values: { years: valveShelfYears } },
  }));
  const [one, ...others] = answers;
  const apart = dates.every(
    ({ first }, index) => first - valveShelfYears > (dates[index - 1]?.last ?? -Infinity),
  );
  // The same two digits come back after a hundred years.
  const sameCentury = (dates.at(-1)?.last ?? 0) - (dates[0]?.first ?? 0) < 98;
  if (!one || !apart || !sameCentury) return undefined;
  return {
    question: "gas-valve-code",
    answers: [one, ...others],
    tells: "always",
    basis: "ours",
    confidence: "low",
    sources: valveSources,
  };
}

/** Returns the question about a printed year that only the newest date allows. */
function standardYear(dates: readonly Dated[]): DateQuestion | undefined {
  const newest = dates.at(-1);
  const before = dates.at(-2);
  if (!newest || !before || newest.first <= before.last) return undefined;
  const year = before.last + 1;
  return {
    question: "standard-year",
    answers: [
      {
        code: "year-from",
        values: { year },
        leaves: [newest.date],
        reason: { code: "written-after", values: { year } },
      },
    ],
    tells: "sometimes",
    basis: "ours",
    confidence: "medium",
    sources: [],
  };
}

/** Returns the question about the kind of heater, if each date is for one of the two kinds. */
function heaterKind(dates: readonly Dated[]): DateQuestion | undefined {
  const isOf = (code: string) => (one: Dated) =>
    one.candidate?.reasons.some((reason) => reason.code === code);
  const gas = dates.filter(isOf("boilers-and-gas-heaters"));
  const electric = dates.filter(isOf("small-electric-heaters"));
  if (gas.length === 0 || electric.length === 0 || gas.length + electric.length < dates.length)
    return undefined;
  const reason = { code: "code-of-kind", values: {} } as const;
  return {
    question: "heater-kind",
    answers: [
      { code: "boiler-or-gas", leaves: gas.map(({ date }) => date), reason },
      { code: "small-electric", leaves: electric.map(({ date }) => date), reason },
    ],
    tells: "always",
    basis: "source",
    confidence: "medium",
    sources: [gas, electric].flatMap(([one]) => one?.candidate?.sources.slice(0, 1) ?? []),
  };
}

const worst = ({ answers }: DateQuestion): number => Math.max(...answers.map(({ leaves }) => leaves.length));

/**
 * Returns the question that best separates the dates that a serial number can mean, for a person at the heater.
 * Questions that help with every answer come first, then those that leave the fewest dates, then the surer ones.
 *
 * @param dates The candidates, or their dates alone, such as `"2005-08"`.
 * @returns `undefined` when there are fewer than two dates or no question separates them.
 * @throws {RangeError} when one of the dates is invalid.
 *
 * @example
 * const question = disambiguate(["2025-08", "2005-08"]);
 * question?.question; //=> "rating-name"
 * question?.answers.map(({ code, leaves }) => [code, leaves]); //=> [["uef", ["2025-08"]], ["ef", ["2005-08"]]]
 */
export function disambiguate(
  dates: readonly Possible[],
  { energy, isEuropean = false }: DisambiguateOptions = {},
): DateQuestion | undefined {
  const byDate = new Map(dates.map((one) => [dateOf(one), one]));
  const known = [...byDate.values()].map(toYears).toSorted((a, b) => a.first - b.first || a.last - b.last);
  if (known.length < 2) return undefined;
  const byKind = heaterKind(known);
  if (isEuropean || byKind !== undefined) return byKind;
  const always = [
    ratingName(known),
    labelPrice(known),
    energy === "gas" ? gasValve(known) : undefined,
  ].flatMap((each) => each ?? []);
  const [best] = always.toSorted(
    (a, b) => worst(a) - worst(b) || sureness(b.confidence) - sureness(a.confidence),
  );
  return best ?? standardYear(known);
}
