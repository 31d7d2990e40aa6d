import { type Age, type Candidate, monthOf, type Part } from "@heater-age/decoder";
import { dateIn } from "@heater-age/messages/dates";
import type { PlatePart } from "@heater-age/ui/Plate";
import type { IntlShape } from "react-intl";

type DateOf = Pick<Candidate, "year" | "month" | "week" | "day">;

const DAY = 86_400_000;

/** Day of the month on which the Thursday of a week falls: its week belongs to that month. */
function thursday(year: number, week: number): number {
  const fourth = Date.UTC(year, 0, 4);
  const weekday = (new Date(fourth).getUTCDay() + 6) % 7;
  return new Date(fourth + (7 * (week - 1) + 3 - weekday) * DAY).getUTCDate();
}

const monthName = (intl: IntlShape, month: number): string =>
  intl.formatDate(Date.UTC(2000, month - 1, 1), { month: "long" });

/** Where in the year a week lies: "early September". */
function aroundText(intl: IntlShape, year: number, week: number): string {
  const day = thursday(year, week);
  const part = day <= 10 ? "early" : day <= 20 ? "middle" : "late";
  const month = monthName(intl, monthOf({ year, week }) ?? 1);
  return intl.formatMessage({ id: "reading.around" }, { part, month });
}

/**
 * A manufacturing date in words, as fine as it is known and no finer.
 *
 * @example
 * dateText(intl, { year: 2018, week: 36 }); //=> "week 36 of 2018, early September"
 */
export function dateText(intl: IntlShape, { year, month, week, day }: DateOf): string {
  if (week !== undefined) {
    const around = aroundText(intl, year, week);
    return intl.formatMessage({ id: "reading.dateWeek" }, { week, year: String(year), around });
  }
  if (month === undefined) return intl.formatMessage({ id: "reading.dateYear" }, { year: String(year) });
  const date = Date.UTC(year, month - 1, day ?? 1);
  return dateIn(intl.locale, date, {
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
 * dayText(intl, "2026-11-20"); //=> "November 20, 2026"
 */
export const dayText = (intl: IntlShape, day: string): string =>
  dateIn(intl.locale, Date.parse(day), { dateStyle: "long" });

/** Several dates in one phrase: "August 2005 or August 1985". */
export const datesText = (intl: IntlShape, candidates: readonly DateOf[]): string =>
  intl.formatList([...new Set(candidates.map((candidate) => dateText(intl, candidate)))], {
    type: "disjunction",
  });

/**
 * A span of completed months in words.
 *
 * @example
 * monthsText(intl, 255); //=> "21 years, 3 months"
 */
export function monthsText(intl: IntlShape, span: number): string {
  const years = Math.floor(span / 12);
  const months = span % 12;
  if (years === 0 && months === 0) return intl.formatMessage({ id: "reading.lessThanAMonth" });
  if (years === 0) return intl.formatMessage({ id: "reading.months" }, { count: months });
  if (months === 0) return intl.formatMessage({ id: "reading.years" }, { count: years });
  return intl.formatMessage({ id: "reading.yearsAndMonths" }, { years, months });
}

/**
 * An age in words: years and months, or whole years when only the year is known.
 *
 * @example
 * ageText(intl, age("2018", "2026-11-20")); //=> "7 to 8 years"
 */
export function ageText(intl: IntlShape, { minMonths, maxMonths, precision }: Age): string {
  if (precision !== "year") return monthsText(intl, maxMonths);
  const [from, to] = [Math.floor(minMonths / 12), Math.floor(maxMonths / 12)];
  return from === to
    ? intl.formatMessage({ id: "reading.aboutYears" }, { count: to })
    : intl.formatMessage({ id: "reading.rangeYears" }, { from, to });
}

/** Texts of what characters stand for. */
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
} as const satisfies Record<Part["means"], string>;

const tones = { year: "year", month: "month", week: "month", day: "day" } as const;

/** How a run of characters is tinted: the date stands out, the rest stays quiet. */
export const toneOf = (means: Part["means"]): PlatePart["tone"] =>
  means in tones ? tones[means as keyof typeof tones] : "other";

function valueOf(
  intl: IntlShape,
  means: Part["means"],
  { year, month, week, day }: DateOf,
): string | undefined {
  if (means === "year") return String(year);
  if (means === "month" && month !== undefined) return monthName(intl, month);
  if (means === "week" && week !== undefined) return aroundText(intl, year, week);
  return means === "day" && day !== undefined ? String(day) : undefined;
}

/** The parts of a serial number as the plate draws them. */
export const plateParts = (
  intl: IntlShape,
  candidate: DateOf & Pick<Candidate, "parts">,
): readonly PlatePart[] =>
  candidate.parts.map(({ from, text, means }) => ({
    from,
    text,
    tone: toneOf(means),
    meaning: intl.formatMessage({ id: meaningTexts[means] }),
    value: valueOf(intl, means, candidate),
  }));
