import { dateIn } from "./dates.ts";
import type { MessageId } from "./shape.ts";

/** What says texts in one language: `IntlShape` of react-intl, or `speechIn` on the server. */
export interface Speech {
  /** BCP 47 code. */
  readonly locale: string;
  formatMessage(
    this: void,
    text: { readonly id: MessageId },
    values?: Readonly<Record<string, string | number>>,
  ): string;
}

/** A date as fine as it is known. Months are 1 to 12, weeks those of ISO 8601. */
export interface KnownDate {
  readonly year: number;
  readonly month?: number;
  readonly week?: number;
  readonly day?: number;
}

/** How old something is, in completed months, and how finely its date is known. */
export interface KnownAge {
  readonly minMonths: number;
  readonly maxMonths: number;
  readonly precision: "year" | "month" | "week" | "day";
}

const DAY = 86_400_000;

/** The Thursday of a week: the week belongs to its month. */
function thursday(year: number, week: number): Date {
  const fourth = Date.UTC(year, 0, 4);
  const weekday = (new Date(fourth).getUTCDay() + 6) % 7;
  return new Date(fourth + (7 * (week - 1) + 3 - weekday) * DAY);
}

/**
 * The name of a month.
 *
 * @param month 1 to 12.
 *
 * @example
 * monthName(speechIn("de"), 3); //=> "März"
 */
export const monthName = ({ locale }: Speech, month: number): string =>
  dateIn(locale, Date.UTC(2000, month - 1, 1), { month: "long" });

/**
 * Where in the year a week lies.
 *
 * @example
 * aroundText(speechIn("en"), 2018, 36); //=> "early September"
 */
export function aroundText(speech: Speech, year: number, week: number): string {
  const middle = thursday(year, week);
  const day = middle.getUTCDate();
  const part = day <= 10 ? "early" : day <= 20 ? "middle" : "late";
  const month = monthName(speech, middle.getUTCMonth() + 1);
  return speech.formatMessage({ id: "reading.around" }, { part, month });
}

/**
 * A manufacturing date in words, as fine as it is known and no finer.
 *
 * @example
 * dateText(speechIn("en"), { year: 2018, week: 36 }); //=> "week 36 of 2018, early September"
 */
export function dateText(speech: Speech, { year, month, week, day }: KnownDate): string {
  if (week !== undefined) {
    const around = aroundText(speech, year, week);
    return speech.formatMessage({ id: "reading.dateWeek" }, { week, year: String(year), around });
  }
  if (month === undefined) return speech.formatMessage({ id: "reading.dateYear" }, { year: String(year) });
  const date = Date.UTC(year, month - 1, day ?? 1);
  return dateIn(speech.locale, date, {
    year: "numeric",
    month: "long",
    ...(day === undefined ? {} : { day: "numeric" }),
  });
}

/**
 * A day of the calendar in words.
 *
 * @param day `"YYYY-MM-DD"`.
 *
 * @example
 * dayText(speechIn("en"), "2026-11-20"); //=> "November 20, 2026"
 */
export const dayText = ({ locale }: Speech, day: string): string =>
  dateIn(locale, Date.parse(day), { dateStyle: "long" });

/** Made once for a language, as what writes dates is. */
const lists = new Map<string, Intl.ListFormat>();

/** Several dates in one phrase: "August 2005 or August 1985". */
export function datesText(speech: Speech, dates: readonly KnownDate[]): string {
  const { locale } = speech;
  const list = lists.get(locale) ?? new Intl.ListFormat(locale, { type: "disjunction" });
  lists.set(locale, list);
  return list.format(new Set(dates.map((date) => dateText(speech, date))));
}

/**
 * A span of completed months in words.
 *
 * @example
 * monthsText(speechIn("en"), 255); //=> "21 years, 3 months"
 */
export function monthsText(speech: Speech, span: number): string {
  const years = Math.floor(span / 12);
  const months = span % 12;
  if (years === 0 && months === 0) return speech.formatMessage({ id: "reading.lessThanAMonth" });
  if (years === 0) return speech.formatMessage({ id: "reading.months" }, { count: months });
  if (months === 0) return speech.formatMessage({ id: "reading.years" }, { count: years });
  return speech.formatMessage({ id: "reading.yearsAndMonths" }, { years, months });
}

/**
 * An age in words: years and months, or whole years when only the year is known.
 *
 * @example
 * ageText(speechIn("en"), { minMonths: 94, maxMonths: 106, precision: "year" }); //=> "7 to 8 years"
 */
export function ageText(speech: Speech, { minMonths, maxMonths, precision }: KnownAge): string {
  if (precision !== "year") return monthsText(speech, maxMonths);
  const [from, to] = [Math.floor(minMonths / 12), Math.floor(maxMonths / 12)];
  return from === to
    ? speech.formatMessage({ id: "reading.aboutYears" }, { count: to })
    : speech.formatMessage({ id: "reading.rangeYears" }, { from, to });
}

/** Texts of what characters of a serial number stand for. */
export const meaningTexts = {
  year: "reading.partYear",
  month: "reading.partMonth",
  week: "reading.partWeek",
  day: "reading.partDay",
  plant: "reading.partPlant",
  prefix: "reading.partPrefix",
  sequence: "reading.partSequence",
  model: "reading.partModel",
  unknown: "reading.partUnknown",
} as const satisfies Readonly<Record<string, MessageId>>;

const tones = { year: "year", month: "month", week: "month", day: "day" } as const;

/** How a run of characters is tinted: the date stands out, the rest stays quiet. */
export const toneOf = (means: keyof typeof meaningTexts): "year" | "month" | "day" | "other" =>
  means in tones ? tones[means as keyof typeof tones] : "other";

/** A run of characters of a serial number as a plate shows it. */
export interface SpokenPart {
  /** Index of the first character. */
  readonly from: number;
  readonly text: string;
  readonly tone: ReturnType<typeof toneOf>;
  /** What the characters stand for: "month". */
  readonly meaning: string;
  /** What they say: "August". */
  readonly value: string | undefined;
}

function valueOf(
  speech: Speech,
  means: keyof typeof meaningTexts,
  { year, month, week, day }: KnownDate,
): string | undefined {
  if (means === "year") return String(year);
  if (means === "month" && month !== undefined) return monthName(speech, month);
  if (means === "week" && week !== undefined) return aroundText(speech, year, week);
  return means === "day" && day !== undefined ? String(day) : undefined;
}

/** The parts of a serial number as a plate shows them. */
export const spokenParts = (
  speech: Speech,
  {
    parts,
    ...date
  }: KnownDate & {
    readonly parts: readonly {
      readonly from: number;
      readonly text: string;
      readonly means: keyof typeof meaningTexts;
    }[];
  },
): readonly SpokenPart[] =>
  parts.map(({ from, text, means }) => ({
    from,
    text,
    tone: toneOf(means),
    meaning: speech.formatMessage({ id: meaningTexts[means] }),
    value: valueOf(speech, means, date),
  }));
