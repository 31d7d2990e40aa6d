import { period } from "../engine/calendar.ts";
import type { Confidence, Source } from "../engine/format.ts";
import { sureness } from "../engine/readings.ts";
import { pricesChange, uniformFactor, valveShelfYears, valveSources } from "./eras.ts";
import type { NarrowingReason, QuestionCode, Years } from "./question.ts";

/** What somebody may answer, as a code with the values that its sentence needs. */
export type DisambiguationAnswerCode =
  | "code-between" // {from, to}: the four digits on the gas valve lie between these
  | "ef"
  | "uef"
  | "prices-2023"
  | "prices-before-2023"
  | "year-from"; // {year}: the standard is of this year or later

/** A question that can tell dates apart. */
export type DisambiguationQuestion = Extract<
  QuestionCode,
  "gas-valve-code" | "label-price" | "rating-name" | "standard-year"
>;

/** Why an answer tells dates apart. */
export type DisambiguationReason = Extract<
  NarrowingReason,
  {
    readonly code:
      "ef-until" | "prices-since" | "prices-until" | "uef-since" | "valve-fitted-soon" | "written-after";
  }
>;

/** One answer, and the dates that are left with it. */
export interface DisambiguationAnswer {
  readonly code: DisambiguationAnswerCode;
  readonly values?: Readonly<Record<string, number | string>>;
  /** Never empty, never all of them. */
  readonly leaves: readonly string[];
  /** Why. */
  readonly reason: DisambiguationReason;
}

/** The one question that tells dates apart. */
export interface DateQuestion {
  readonly question: DisambiguationQuestion;
  readonly answers: readonly [DisambiguationAnswer, ...DisambiguationAnswer[]];
  /** `sometimes` when only one answer tells: a label that names no such year says nothing. */
  readonly tells: "always" | "sometimes";
  readonly basis: "ours" | "source";
  readonly confidence: Confidence;
  readonly sources: readonly Source[];
}

/** What is known of the heater whose dates are to be told apart. */
export interface DisambiguateOptions {
  /** A gas valve is only asked for on a heater that burns gas. */
  readonly energy?: "electric" | "gas" | undefined;
}

interface Dated {
  readonly date: string;
  readonly first: number;
  readonly last: number;
}

const yearsOf = (date: string): Dated => {
  const [first, last] = period(date);
  return { date, first: first.year, last: last.year };
};

const within =
  ([from, to]: Years) =>
  ({ first, last }: Dated): boolean =>
    last >= (from ?? -Infinity) && first <= (to ?? Infinity);

const leaving = (dates: readonly Dated[], years: Years): readonly string[] =>
  dates.filter(within(years)).map(({ date }) => date);

/** A question whose answers cut the years in two. */
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
  // Dates about the year of the change fit with both answers.
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

/** The code on a gas valve: of the year of the heater or of the one before. */
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
  // The same two digits come again after a hundred years.
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

/** A year in print that only the newest can have. */
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

const worst = ({ answers }: DateQuestion): number => Math.max(...answers.map(({ leaves }) => leaves.length));

/**
 * The one question that tells the dates apart which a serial number can mean, for somebody who stands before the heater.
 *
 * Questions of which every answer tells come first, among them those that leave the fewest dates, then the surer ones.
 *
 * @param dates As candidates have them: `"2005-08"`.
 * @returns `undefined` when there are not two dates or no question tells them apart.
 * @throws {RangeError} when one of the dates is none.
 *
 * @example
 * const question = disambiguate(["2025-08", "2005-08"]);
 * question?.question; //=> "rating-name"
 * question?.answers.map(({ code, leaves }) => [code, leaves]); //=> [["uef", ["2025-08"]], ["ef", ["2005-08"]]]
 */
export function disambiguate(
  dates: readonly string[],
  { energy }: DisambiguateOptions = {},
): DateQuestion | undefined {
  const known = [...new Set(dates)].map(yearsOf).toSorted((a, b) => a.first - b.first || a.last - b.last);
  if (known.length < 2) return undefined;
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
