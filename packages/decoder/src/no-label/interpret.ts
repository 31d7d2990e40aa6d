import { calendarDay } from "../engine/calendar.ts";
import type { Confidence } from "../engine/format.ts";
import {
  arrestor,
  largeElectric,
  marks,
  minima,
  pricesChange,
  uniformFactor,
  valveShelfYears,
  valveSources,
} from "./eras.ts";
import type { Clue, Mark, Narrowing, Years } from "./question.ts";

type Interpretation = Omit<Narrowing, "question"> | undefined;

// The measured capacity is often up to three gallons less than the nominal one.
const LESS = 3;
// Printed factors have two decimals, so one that is less than that below a minimum may have met it.
const PRINTED = 0.01;
// Our limit: we draw no conclusions about larger ones.
const LARGEST_ELECTRIC = 75;
// Our limit: no heater still in use has an older date on it.
const OLDEST = 1920;

const isYear = (year: number, now: number): boolean =>
  Number.isInteger(year) && year >= OLDEST && year <= now;

/** Returns the years for a heater that was there when a date was written on it. */
const thereBy = (year: number, confidence: Confidence = "medium"): Interpretation => ({
  years: [null, year],
  reason: { code: "there-by", values: { year } },
  basis: "ours",
  confidence,
  sources: [],
});

/** Returns the years for a printed label, which can't name anything that came later. */
const writtenAfter = (year: number): Interpretation => ({
  years: [year, null],
  reason: { code: "written-after", values: { year } },
  basis: "ours",
  confidence: "medium",
  sources: [],
});

function valve(code: string, now: number): Interpretation {
  const [, digits = "", weeks = ""] =
    /^\D{0,4}(\d{2})[\s-]?(0[1-9]|[1-4]\d|5[0-3])\D{0,4}$/u.exec(code.slice(0, 20)) ?? [];
  if (digits === "") return undefined;
  const ofThisCentury = 2000 + Number(digits);
  const year = ofThisCentury <= now ? ofThisCentury : ofThisCentury - 100;
  return isYear(year, now)
    ? {
        years: [year, year + valveShelfYears],
        reason: { code: "valve-made", values: { year, week: Number(weeks) } },
        basis: "ours",
        // A valve can be a replacement, and for most makers only one page shows the format of the code.
        confidence: "low",
        sources: valveSources,
      }
    : undefined;
}

function energyFactor({
  type,
  energyFactor: factor,
  gallons = 0,
}: Clue & { question: "energy-factor" }): Interpretation {
  if (!(factor > 0)) return undefined;
  const volume = type === "tankless-gas" ? 0 : gallons;
  for (const year of new Set(minima.map((each) => each.year))) {
    const fitting = minima.filter(
      (each) =>
        each.year === year &&
        each.type === type &&
        volume >= each.gallons[0] &&
        volume - LESS <= each.gallons[1],
    );
    const [first] = fitting;
    const least = Math.min(...fitting.map(({ base, perGallon }) => base - perGallon * volume));
    if (first && factor <= least - PRINTED)
      return {
        years: [null, year],
        reason: { code: "below-minimum", values: { minimum: Math.round(least * 1000) / 1000, until: year } },
        basis: "source",
        confidence: first.confidence,
        sources: [first.source],
      };
  }
  return undefined;
}

function electricTank(gallons: number): Interpretation {
  const { year, confidence, source, gallons: limit } = largeElectric;
  return gallons > limit + LESS && gallons <= LARGEST_ELECTRIC
    ? {
        years: [null, year],
        reason: { code: "heat-pump-since", values: { gallons: limit, year } },
        basis: "source",
        confidence,
        sources: [source],
      }
    : undefined;
}

function ratingName(answer: "ef" | "uef"): Interpretation {
  const { uefSince, efUntil, confidence, source } = uniformFactor;
  const isNew = answer === "uef";
  const year = isNew ? uefSince : efUntil;
  const years: Years = isNew ? [year, null] : [null, year];
  const reason = { code: isNew ? "uef-since" : "ef-until", values: { year } } as const;
  return { years, reason, basis: "source", confidence, sources: [source] };
}

function labelPrice(answer: "2023" | "before-2023"): Interpretation {
  const { year, confidence, source } = pricesChange;
  const isNew = answer === "2023";
  const years: Years = isNew ? [year, null] : [null, year];
  const reason = { code: isNew ? "prices-since" : "prices-until", values: { year } } as const;
  return { years, reason, basis: "source", confidence, sources: [source] };
}

function flameArrestor(answer: "named" | "open" | "open-chimney"): Interpretation {
  const { year, ...rest } = arrestor[answer];
  return answer === "named"
    ? { years: [year, null], reason: { code: "arrestor-since", values: { year } }, ...rest }
    : { years: [null, year], reason: { code: "arrestor-until", values: { year } }, ...rest };
}

function certificationMark(mark: Mark): Interpretation {
  const { year, ...rest } = marks[mark];
  return { years: [year, null], reason: { code: "mark-since", values: { mark, year } }, ...rest };
}

function interpretClue(clue: Clue, now: number): Interpretation {
  switch (clue.question) {
    case "certification-mark":
      return certificationMark(clue.answer);
    case "electric-tank-size":
      return electricTank(clue.gallons);
    case "energy-factor":
      return energyFactor(clue);
    case "flame-arrestor":
      return flameArrestor(clue.answer);
    case "gas-valve-code":
      return valve(clue.code, now);
    case "label-price":
      return labelPrice(clue.answer);
    case "rating-name":
      return ratingName(clue.answer);
    case "inspection-tag":
    case "installation-sticker":
      return isYear(clue.year, now) ? thereBy(clue.year) : undefined;
    case "pipe-tag":
      // The heater can be newer than the pipes above it.
      return isYear(clue.year, now) ? thereBy(clue.year, "low") : undefined;
    default:
      return isYear(clue.year, now) ? writtenAfter(clue.year) : undefined;
  }
}

/**
 * Returns the years that an answer to a question leaves possible.
 *
 * @param today Calendar date `"YYYY-MM-DD"`.
 * @returns `undefined` when it rules nothing out: an invalid code, a year in the future, a factor that meets every
 *   minimum.
 * @throws {RangeError} when `today` is not a calendar date.
 *
 * @example
 * interpret({ question: "gas-valve-code", code: "1416" }, "2026-11-20")?.years; //=> [2014, 2015]
 */
export function interpret(clue: Clue, today: string): Narrowing | undefined {
  const interpretation = interpretClue(clue, calendarDay(today).year);
  return interpretation && { question: clue.question, ...interpretation };
}
