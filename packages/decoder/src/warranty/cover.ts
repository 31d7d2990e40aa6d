import { age } from "../age.ts";
import { calendarDay, dayNumber, period } from "../engine/calendar.ts";
import { modelKey } from "../models/model-key.ts";
import { readModel } from "../models/read-model.ts";
import { warrantyLines } from "./lines.ts";
import { readWarranty } from "./read-text.ts";
import type { WarrantyTerm } from "./term.ts";

/** What is known of a heater's warranty. */
export interface WarrantyQuery {
  /** Slug of the brand. */
  readonly brand?: string | undefined;
  readonly model?: string | undefined;
  /** What the catalogue or the visitor's papers say: `"6 year limited tank and parts warranty"`. */
  readonly text?: string | undefined;
}

const key = ({ part, recirculation }: WarrantyTerm): string => `${part} ${recirculation ?? ""}`;

/** The years that the number itself carries, which are those of the tank. No maker's chart says so of every line. */
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

/** Where the number tells which of two versions it is, it is that one: of what is covered as long as the tank. */
function told(term: WarrantyTerm, numbered: readonly WarrantyTerm[]): WarrantyTerm {
  const [from, to] = term.years;
  const years = numbered[0]?.years;
  return years && from !== to && years[0] >= from && years[1] <= to
    ? { ...term, years, confidence: numbered[0]?.confidence ?? term.confidence }
    : term;
}

/**
 * How long the parts of a heater are covered: from the text that was given, else from the maker's papers of the line,
 * else from the model number. Each part once; more than once only where recirculation changes it.
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
    ...fromLine(brand, number).map((term) => told(term, numbered)),
    ...numbered,
  ];
  // What a text says without naming a part is of the whole heater: it leaves nothing for the other sources to say.
  const whole = all.find(({ part }) => part === "unnamed");
  return whole
    ? [whole]
    : all.filter((term, index) => all.findIndex((other) => key(other) === key(term)) === index);
}

/** From which day a warranty is counted. */
export interface WarrantyDates {
  /** Date of manufacture as a candidate has it. */
  readonly made: string;
  /** Date of installation at the precision known, where the visitor has it. */
  readonly installed?: string | undefined;
  /** Calendar date `"YYYY-MM-DD"`. */
  readonly today: string;
}

/** Whether a part is still covered. */
export interface WarrantyCover {
  /** `either` when the dates or versions leave it open. */
  readonly status: "active" | "either" | "expired";
  /** Months of cover that are left, one that has begun counted, least and most; both 0 when expired. */
  readonly remainingMonths: readonly [from: number, to: number];
  /** What it was counted from. */
  readonly countedFrom: "installation" | "manufacture";
  /** True when it may run longer: it counts from the installation, whose day is not known. */
  readonly mayRunLonger: boolean;
}

/**
 * Whether a part is still covered, by the rule of the site: active until the years are full.
 *
 * @throws {RangeError} when a date is none.
 *
 * @example
 * warrantyCover({ years: [6, 6] }, { made: "2021-03", today: "2026-11-20" });
 * //=> { status: "active", remainingMonths: [4, 5], countedFrom: "manufacture", mayRunLonger: true }
 */
export function warrantyCover(
  { years }: Pick<WarrantyTerm, "years">,
  { made, installed, today }: WarrantyDates,
): WarrantyCover {
  const { minMonths, maxMonths } = age(installed ?? made, today);
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
 * Whether a heater can have been installed on a date: not before it was made, by one of its dates at least, and not after
 * today.
 *
 * @param installed At the precision known. A text that is no date can never be.
 * @param dates Every date that it may have been made on; none when none is known.
 * @param today Calendar date `"YYYY-MM-DD"`.
 * @throws {RangeError} when one of the other dates is none.
 *
 * @example
 * canBeInstalled("2004", ["2022-05", "2002-05"], "2026-11-20"); //=> true
 * canBeInstalled("2001", ["2022-05", "2002-05"], "2026-11-20"); //=> false
 */
export function canBeInstalled(installed: string, dates: readonly string[], today: string): boolean {
  const span = daysOf(installed);
  if (span === undefined || span[0] > dayNumber(calendarDay(today))) return false;
  const made = dates.map((date) => dayNumber(period(date)[0]));
  return made.length === 0 || made.some((day) => day <= span[1]);
}

function daysOf(date: string): readonly [first: number, last: number] | undefined {
  try {
    const [first, last] = period(date);
    return [dayNumber(first), dayNumber(last)];
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
