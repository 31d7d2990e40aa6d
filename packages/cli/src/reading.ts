import { type Age, type Candidate, findBrand, monthOf, type Part, type Reason } from "@heater-age/decoder";
import { firstDays } from "./generated/languages.ts";
import type { Language, Speech } from "./texts.ts";

/** What of a candidate tells its date. */
export type DateOf = Pick<Candidate, "year" | "month" | "week" | "day">;

const DAY = 86_400_000;

/** Day of the month on which the Thursday of a week falls: its week belongs to that month. */
function thursday(year: number, week: number): number {
  const fourth = Date.UTC(year, 0, 4);
  const weekday = (new Date(fourth).getUTCDay() + 6) % 7;
  return new Date(fourth + (7 * (week - 1) + 3 - weekday) * DAY).getUTCDate();
}

const format = (language: Language, date: number, fields: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language, { ...fields, timeZone: "UTC" })
    .formatToParts(date)
    .map(({ type, value }) => (type === "day" && value === "1" ? firstDays[language] : value))
    .join("");

const monthName = ({ language }: Speech, month: number): string =>
  format(language, Date.UTC(2000, month - 1, 1), { month: "long" });

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
 * dateText(english, { year: 2018, week: 36 }); //=> "week 36 of 2018, early September"
 */
export function dateText(speech: Speech, { year, month, week, day }: DateOf): string {
  const { language, texts } = speech;
  if (week !== undefined) {
    return texts.reading.dateWeek({ week, year: String(year), around: aroundText(speech, year, week) });
  }
  if (month === undefined) return texts.reading.dateYear({ year: String(year) });
  return format(language, Date.UTC(year, month - 1, day ?? 1), {
    year: "numeric",
    month: "long",
    ...(day === undefined ? {} : { day: "numeric" }),
  });
}

const ISO = /^(?<year>\d{4})(?:-W(?<week>\d{2})|-(?<month>\d{2})(?:-(?<day>\d{2}))?)?$/u;

/**
 * The parts of a date at the precision known.
 *
 * @returns `undefined` for one that a newer server writes in another way.
 *
 * @example
 * dateOf("1999-W48"); //=> { year: 1999, week: 48 }
 */
export function dateOf(date: string): DateOf | undefined {
  const { year, ...finer } = ISO.exec(date)?.groups ?? {};
  if (year === undefined) return undefined;
  const known = Object.entries(finer).filter(([, digits]: [string, string | undefined]) => digits);
  return { year: Number(year), ...Object.fromEntries(known.map(([name, digits]) => [name, Number(digits)])) };
}

/** Several dates in one phrase, each once: "August 2005 or August 1985". */
export const datesText = (speech: Speech, candidates: readonly DateOf[]): string =>
  new Intl.ListFormat(speech.language, { type: "disjunction" }).format(
    new Set(candidates.map((candidate) => dateText(speech, candidate))),
  );

/** A date within a sentence on what to do, where a week needs no month: "week 36 of 2018". */
export const shortDateText = (speech: Speech, date: DateOf): string =>
  date.week === undefined
    ? dateText(speech, date)
    : speech.texts.recommendation.dateWeek({ week: date.week, year: String(date.year) });

/**
 * A span of completed months in words.
 *
 * @example
 * monthsText(english, 255); //=> "21 years, 3 months"
 */
export function monthsText({ texts: { reading } }: Speech, span: number): string {
  const years = Math.floor(span / 12);
  const months = span % 12;
  if (years === 0 && months === 0) return reading.lessThanAMonth;
  if (years === 0) return reading.months({ count: months });
  if (months === 0) return reading.years({ count: years });
  return reading.yearsAndMonths({ years, months });
}

/**
 * An age in words: years and months, or whole years when only the year is known.
 *
 * @example
 * ageText(english, age("2018", "2026-11-20")); //=> "7 to 8 years"
 */
export function ageText(speech: Speech, { minMonths, maxMonths, precision }: Age): string {
  if (precision !== "year") return monthsText(speech, maxMonths);
  const [from, to] = [Math.floor(minMonths / 12), Math.floor(maxMonths / 12)];
  const { aboutYears, rangeYears } = speech.texts.reading;
  return from === to ? aboutYears({ count: to }) : rangeYears({ from, to });
}

const meanings = {
  year: "partYear",
  month: "partMonth",
  week: "partWeek",
  day: "partDay",
  plant: "partPlant",
  prefix: "partPrefix",
  sequence: "partSequence",
  model: "partModel",
  unknown: "partUnknown",
} as const satisfies Record<Part["means"], string>;

/**
 * What characters of a serial number stand for, and their value where they tell the date.
 *
 * @example
 * meaningText(english, "month", { year: 2004, month: 5 }); //=> "month: May"
 */
export function meaningText(speech: Speech, means: Part["means"], date: DateOf): string {
  const name = speech.texts.reading[meanings[means]];
  const { year, month, week, day } = date;
  const value =
    means === "year"
      ? String(year)
      : means === "month" && month !== undefined
        ? monthName(speech, month)
        : means === "week" && week !== undefined
          ? aroundText(speech, year, week)
          : means === "day" && day !== undefined
            ? String(day)
            : undefined;
  return value === undefined ? name : speech.texts.commandLine.part({ name, value });
}

const MONTH = /^(?<year>\d{4})-(?<month>\d{2})$/u;

/**
 * A reason as a sentence. Months become words, brands get their names.
 *
 * @returns `undefined` for a code of a newer server.
 *
 * @example
 * reasonText(english, { code: "letters-repeat", values: { every: 20 } });
 * //=> "The year letters start again every 20 years."
 */
export function reasonText(speech: Speech, { code, values = {} }: Reason): string | undefined {
  const sentences: Readonly<Record<string, string | ((words: never) => string) | undefined>> =
    speech.texts.reasons;
  const sentence = Object.hasOwn(sentences, code) ? sentences[code] : undefined;
  if (typeof sentence !== "function") return sentence;
  const words = Object.entries(values).map(([name, value]) => {
    const { year, month } = MONTH.exec(String(value))?.groups ?? {};
    if (year !== undefined) {
      return [name, dateText(speech, { year: Number(year), month: Number(month) })] as const;
    }
    // Years are no amounts: no thousands separator.
    return [name, name === "brand" ? (findBrand(String(value))?.label ?? value) : String(value)] as const;
  });
  // A span without an end has no such value.
  return sentence({ to: "open", ...Object.fromEntries(words) } as never);
}
