import { age, anyTimeZone } from "../age.ts";
import { calendarDay, dayNumber, period } from "../engine/calendar.ts";
import { modelKey } from "../models/model-key.ts";
import { readModel } from "../models/read-model.ts";
import { warrantyLines } from "./lines.ts";
import { readWarranty } from "./read-warranty.ts";
import type { WarrantyTerm } from "./term.ts";

/** The heater to look the warranty up for. */
export interface WarrantyQuery {
  /** Slug of the brand. */
  readonly brand?: string | undefined;
  readonly model?: string | undefined;
  /** The warranty as written in the catalog or on the visitor's papers: `"6 year limited tank and parts warranty"`. */
  readonly text?: string | undefined;
}

const key = ({ part, recirculation }: WarrantyTerm): string => `${part} ${recirculation ?? ""}`;

/** Returns the tank's warranty years encoded in the model number. No maker's chart confirms them for every line. */
function fromNumber(brand: string, model: string): readonly WarrantyTerm[] {
  const [reading] = readModel(brand, model);
  const years = reading?.facts.warrantyYears;
  if (!reading || years === undefined) return [];
  const inferred = reading.inferred.includes("warrantyYears");
  return [
    {
      part: "tank",
      years: [years, years],
      from: "number",
      basis: inferred ? "ours" : "source",
      confidence: inferred || reading.confidence === "low" ? "low" : "medium",
      sources: reading.sources,
    },
  ];
}

function fromLine(brand: string, model: string): readonly WarrantyTerm[] {
  const line = warrantyLines.find((each) => each.brand === brand && each.models.test(model));
  return (line?.terms ?? []).map((term) => ({
    ...term,
    from: "line",
    basis: "source",
    confidence: line?.confidence ?? "low",
    sources: line?.sources ?? [],
  }));
}

/** Returns the term with the years that the number encodes, if they tell which of two versions the heater has. */
function withNumberedYears(term: WarrantyTerm, numbered: readonly WarrantyTerm[]): WarrantyTerm {
  const [from, to] = term.years;
  const years = numbered[0]?.years;
  return years && from !== to && years[0] >= from && years[1] <= to
    ? { ...term, years, confidence: numbered[0]?.confidence ?? term.confidence }
    : term;
}

/**
 * Returns how long the parts of a heater are covered: from the given text, then from the maker's papers for the line,
 * then from the model number. Each part is listed once, or more often if recirculation changes its cover.
 *
 * @example
 * warrantyTerms({ brand: "bradford-white", model: "RG250T6N" }).map(({ part, years }) => [part, years]);
 * //=> [["tank", [6, 6]], ["parts", [6, 6]]]
 */
export function warrantyTerms({ brand = "", model = "", text = "" }: WarrantyQuery): readonly WarrantyTerm[] {
  const number = modelKey(model);
  const numbered = fromNumber(brand, number);
  const all = [
    ...readWarranty(text),
    ...fromLine(brand, number).map((term) => withNumberedYears(term, numbered)),
    ...numbered,
  ];
  // A text that names no part covers the whole heater, so the other sources are not used.
  const whole = all.find(({ part }) => part === "unnamed");
  return whole
    ? [whole]
    : all.filter((term, index) => all.findIndex((other) => key(other) === key(term)) === index);
}

/** The dates to calculate a warranty with. */
export interface WarrantyDates {
  /** Date of manufacture, as in a candidate. */
  readonly made: string;
  /** Date of installation at the precision known, if the visitor has it. */
  readonly installed?: string | undefined;
  /** Calendar date `"YYYY-MM-DD"`. */
  readonly today: string;
}

/** Whether a part is still covered. */
export interface WarrantyCover {
  /** `either` when the dates or versions leave it open. */
  readonly status: "active" | "either" | "expired";
  /** Remaining months of cover including the current one, least and most. Both are 0 when expired. */
  readonly remainingMonths: readonly [from: number, to: number];
  /** The date that the warranty is counted from. */
  readonly countedFrom: "installation" | "manufacture";
  /** True if it may run longer: it counts from an unknown day of installation. */
  readonly mayRunLonger: boolean;
}

/**
 * Returns whether a part is still covered, by the site's rule: active until the last year is complete.
 *
 * @throws {RangeError} when a date is invalid.
 *
 * @example
 * warrantyCover({ years: [6, 6] }, { made: "2021-03", today: "2026-11-20" });
 * //=> { status: "active", remainingMonths: [4, 5], countedFrom: "manufacture", mayRunLonger: true }
 */
export function warrantyCover(
  { years }: Pick<WarrantyTerm, "years">,
  { made, installed, today }: WarrantyDates,
): WarrantyCover {
  const { minMonths, maxMonths } = age(installed ?? made, today, anyTimeZone);
  const least = Math.max(0, years[0] * 12 - maxMonths);
  const most = Math.max(0, years[1] * 12 - minMonths);
  return {
    status: least > 0 ? "active" : most > 0 ? "either" : "expired",
    remainingMonths: [least, most],
    countedFrom: installed === undefined ? "manufacture" : "installation",
    mayRunLonger: installed === undefined,
  };
}

/**
 * Returns whether a heater can have been installed on a date: not after today, and not before the earliest date on
 * which it can have been made.
 *
 * @param installed At the precision known. Never true for an invalid date.
 * @param dates Every possible date of manufacture; empty if none is known.
 * @param today Calendar date `"YYYY-MM-DD"`.
 * @throws {RangeError} when one of the other dates is invalid.
 *
 * @example
 * canBeInstalled("2004", ["2022-05", "2002-05"], "2026-11-20"); //=> true
 * canBeInstalled("2001", ["2022-05", "2002-05"], "2026-11-20"); //=> false
 */
export function canBeInstalled(installed: string, dates: readonly string[], today: string): boolean {
  const span = toDays(installed);
  if (span === undefined || span[0] > dayNumber(calendarDay(today))) return false;
  const days = dates.map((date) => dayNumber(period(date)[0]));
  return days.length === 0 || days.some((day) => day <= span[1]);
}

function toDays(date: string): readonly [first: number, last: number] | undefined {
  try {
    const [first, last] = period(date);
    return [dayNumber(first), dayNumber(last)];
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
