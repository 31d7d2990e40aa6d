import {
  type Age,
  type AgeStatus,
  ageStatuses,
  type Candidate,
  monthOf,
  type Part,
} from "@heater-age/decoder";
import type { Texts } from "../generated/languages.ts";
import type { Speech } from "../translator/translator.ts";

type DateOf = Pick<Candidate, "year" | "month" | "week" | "day">;

const DAY = 86_400_000;

/** Day of the month on which the Thursday of a week falls: its week belongs to that month. */
function thursday(year: number, week: number): number {
  const fourth = Date.UTC(year, 0, 4);
  const weekday = (new Date(fourth).getUTCDay() + 6) % 7;
  return new Date(fourth + (7 * (week - 1) + 3 - weekday) * DAY).getUTCDate();
}

const monthName = ({ date }: Speech, month: number): string =>
  date(Date.UTC(2000, month - 1, 1), { month: "long" });

/** Where in the year a week lies: "early September". */
function aroundText(speech: Speech, year: number, week: number): string {
  const day = thursday(year, week);
  const part = day <= 10 ? "early" : day <= 20 ? "middle" : "late";
  return speech.texts.reading.around({ part, month: monthName(speech, monthOf({ year, week }) ?? 1) });
}

/**
 * A manufacturing date in words, as fine as it is known and no finer.
 *
 * @example
 * dateText(speech, { year: 2018, week: 36 }); //=> "week 36 of 2018, early September"
 */
export function dateText(speech: Speech, { year, month, week, day }: DateOf): string {
  if (week !== undefined) {
    const around = aroundText(speech, year, week);
    return speech.texts.reading.dateWeek({ week, year: String(year), around });
  }
  if (month === undefined) return speech.texts.reading.dateYear({ year: String(year) });
  return speech.date(Date.UTC(year, month - 1, day ?? 1), {
    year: "numeric",
    month: "long",
    ...(day === undefined ? {} : { day: "numeric" }),
  });
}

/** Several dates in one phrase: "August 2005 or August 1985". */
export const datesText = (speech: Speech, candidates: readonly DateOf[]): string =>
  speech.either([...new Set(candidates.map((candidate) => dateText(speech, candidate)))]);

/**
 * A span of completed months in words.
 *
 * @example
 * monthsText(speech, 255); //=> "21 years, 3 months"
 */
export function monthsText({ texts }: Speech, span: number): string {
  const years = Math.floor(span / 12);
  const months = span % 12;
  if (years === 0 && months === 0) return texts.reading.lessThanAMonth;
  if (years === 0) return texts.reading.months({ count: months });
  if (months === 0) return texts.reading.years({ count: years });
  return texts.reading.yearsAndMonths({ years, months });
}

/** An age in words: years and months, or whole years when only the year is known. */
export function ageText(speech: Speech, { minMonths, maxMonths, precision }: Age): string {
  if (precision !== "year") return monthsText(speech, maxMonths);
  const [from, to] = [Math.floor(minMonths / 12), Math.floor(maxMonths / 12)];
  return from === to
    ? speech.texts.reading.aboutYears({ count: to })
    : speech.texts.reading.rangeYears({ from, to });
}

/** The states that an age may be in, the older first; the second only when the date leaves it open. */
export function statesOf(range: Pick<Age, "minMonths" | "maxMonths">): readonly [AgeStatus, AgeStatus?] {
  const [older = "good", younger] = ageStatuses(range);
  return younger === undefined ? [older] : [older, younger];
}

const meaningTexts = {
  year: "partYear",
  month: "partMonth",
  week: "partWeek",
  day: "partDay",
  plant: "partPlant",
  prefix: "partPrefix",
  sequence: "partSequence",
  model: "partModel",
  unknown: "partUnknown",
} as const satisfies Record<Part["means"], keyof Texts["reading"]>;

/** How a run of characters is tinted: the date stands out, the rest stays quiet. */
export type Tone = "year" | "month" | "day" | "other";

const tones: Readonly<Partial<Record<Part["means"], Tone>>> = {
  year: "year",
  month: "month",
  week: "month",
  day: "day",
};

/** A run of characters as the plate draws it. */
export interface PlatePart {
  /** Index of the first character: tells runs of the same characters apart. */
  readonly from: number;
  readonly text: string;
  readonly tone: Tone;
  /** What the characters stand for: "month". */
  readonly meaning: string;
  /** What they say: "August". */
  readonly value: string | undefined;
}

function valueOf(
  speech: Speech,
  means: Part["means"],
  { year, month, week, day }: DateOf,
): string | undefined {
  if (means === "year") return String(year);
  if (means === "month" && month !== undefined) return monthName(speech, month);
  if (means === "week" && week !== undefined) return aroundText(speech, year, week);
  return means === "day" && day !== undefined ? String(day) : undefined;
}

/** The parts of a serial number as the plate draws them. */
export const plateParts = (
  speech: Speech,
  candidate: DateOf & Pick<Candidate, "parts">,
): readonly PlatePart[] =>
  candidate.parts.map(({ from, text, means }) => ({
    from,
    text,
    tone: tones[means] ?? "other",
    meaning: speech.texts.reading[meaningTexts[means]],
    value: valueOf(speech, means, candidate),
  }));
