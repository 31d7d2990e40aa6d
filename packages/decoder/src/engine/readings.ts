import { type Day, monthOfWeek } from "./calendar.ts";
import { compareCounter } from "./counter.ts";
import { toDate, type Dated, someYear, readTurn } from "./dates.ts";
import type { Candidate, Part } from "./decoding.ts";
import type { Brand, Confidence, CounterMark, Format } from "./format.ts";
import { type Matcher, toMatcher } from "./matcher.ts";
import { listParts } from "./parts.ts";
import type { Reason } from "./reasons.ts";

const SURENESS: readonly Confidence[] = ["low", "medium", "high"];
const BY_SHAPE: readonly Reason[] = [{ code: "brand-format" }];
const AROUND_THE_WEEK: Reason = { code: "week-is-approximate" };
const CHECK_DIGITS: Reason = { code: "check-running-number" };
const NOTHING: readonly never[] = [];

/** Returns 0 for low, 1 for medium, 2 for high. */
export const sureness = (confidence: Confidence): number => SURENESS.indexOf(confidence);
/** Returns the next lower confidence. */
export const demoted = (confidence: Confidence): Confidence => SURENESS[sureness(confidence) - 1] ?? "low";
const lower = (a: Confidence, b: Confidence): Confidence => (sureness(a) < sureness(b) ? a : b);

const isWithin = (year: number, [from, to]: readonly [number, number | null]): boolean =>
  year >= from && (to === null || year <= to);

/** Sets every optional key, so that all formats share one hidden class, which is read several times faster. */
const withEveryKey = (format: Format): Format => ({
  attested: undefined,
  read: undefined,
  turns: undefined,
  reasons: undefined,
  printed: undefined,
  counter: undefined,
  near: undefined,
  namedOnly: undefined,
  undated: undefined,
  ...format,
});

/** A format as a brand uses it, with what all its readings have in common. */
export interface BrandFormat {
  readonly brand: Brand;
  readonly format: Format;
  readonly matcher: Matcher;
  readonly confidence: Confidence;
  readonly reasons: readonly Reason[];
}

/**
 * Returns a format as a brand uses it.
 *
 * @param isNear Whether it only nearly fits.
 */
export function toBrandFormat(brand: Brand, format: Format, isNear = false): BrandFormat {
  const { confidence, reasons = isNear ? NOTHING : BY_SHAPE } = format;
  return {
    brand,
    format: withEveryKey(format),
    matcher: toMatcher(format),
    confidence: isNear ? "low" : lower(confidence, brand.atMost ?? "high"),
    reasons: brand.reasons ? [...reasons, ...brand.reasons] : reasons,
  };
}

const repeats = ({ read }: Format, every: number): Reason => ({
  code: read?.year?.letters ? "letters-repeat" : "single-year-digit",
  values: { every },
});

const outside = ([from, to]: readonly [number, number | null]): Reason => ({
  code: "outside-attested-years",
  values: to === null ? { from } : { from, to },
});

const noSuchWeek = (year: number): Reason => ({
  code: "no-such-week",
  values: { year, next: year + 1 },
});

/** Returns how the running number compares with the known marks. */
function counterReason(
  counter: readonly CounterMark[],
  sequence: string | undefined,
  { year, month = 6, week }: Dated,
): Reason | undefined {
  const at = week === undefined ? month : monthOfWeek(year, week);
  return compareCounter(counter, Number(sequence), year, at);
}

function toCandidate(
  { date, year, month, week, day }: Dated,
  { id: format, sources }: Format,
  confidence: Confidence,
  parts: readonly Part[],
  reasons: readonly Reason[],
): Candidate {
  if (day !== undefined && month !== undefined)
    return { date, year, month, day, format, confidence, parts, reasons, sources };
  if (month !== undefined) return { date, year, month, format, confidence, parts, reasons, sources };
  if (week !== undefined) return { date, year, week, format, confidence, parts, reasons, sources };
  return { date, year, format, confidence, parts, reasons, sources };
}

/**
 * Returns every date that a serial number of this shape can mean, newest first.
 *
 * @param match Match of the format's pattern, or of a looser one with the same groups.
 * @param near Precision to stop at when the format only nearly fits; such readings are `low`.
 */
export function listReadings(
  { format, matcher, confidence: sure, reasons: common }: BrandFormat,
  match: RegExpExecArray,
  today: Day,
  near?: Format["near"],
): readonly Candidate[] {
  const { attested, counter, inUse, turns = Number.POSITIVE_INFINITY } = format;
  const { groups } = matcher;
  const text = match[groups.year || groups.sequence] ?? "";
  const [first, end] = inUse;
  const last = end === null || end > today.year ? today.year : end;
  const some = someYear(format, text);
  const every = readTurn(format, text);
  const newest = some + Math.floor((last - some) / every) * every;
  // Also false when the year is not a number.
  if (!(newest >= first)) return NOTHING;

  const stated = newest - every >= first ? [...common, repeats(format, every)] : common;
  const parts = listParts(matcher, match, near);
  let candidates: readonly Candidate[] = NOTHING;
  // Whether the running number contradicts a newer date.
  let isDoubted = false;
  // Whether the running number fits a newer date, which makes the older ones less likely.
  let fitted = false;
  for (let year = newest; year >= first && candidates.length < turns; year -= every) {
    const dated = toDate(format, groups, match, year, today, near);
    if (!dated) continue;
    let reasons = stated;
    let confidence = sure;
    if (dated.week !== undefined) reasons = [...reasons, AROUND_THE_WEEK];
    else if (groups.week > 0 && near === undefined) {
      confidence = lower(confidence, "medium");
      reasons = [...reasons, noSuchWeek(year)];
    }
    // A running number of another length can't be compared with the count.
    const counted =
      counter && near === undefined ? counterReason(counter, match[groups.sequence], dated) : undefined;
    const fits = counted?.code === "counter-fits";
    if (attested && !isWithin(year, attested)) {
      // For the years next to the attested ones, the count is independent evidence.
      confidence = fits ? lower(confidence, "medium") : "low";
      reasons = [...reasons, outside(attested)];
    }
    if (counted) reasons = [...reasons, counted];
    if (counted?.code === "counter-misfit") {
      isDoubted ||= confidence !== "low";
      confidence = "low";
    } else if (counter && !counted && isDoubted) {
      // One misread digit must not make a heater 20 years older.
      confidence = "low";
      reasons = [...reasons, CHECK_DIGITS];
    } else if (fitted) confidence = lower(confidence, "medium");
    fitted ||= fits;
    if (candidates.length + 1 === turns && year - every >= first)
      reasons = [...reasons, { code: "older-cycle", values: { year: year - every } }];
    const candidate = toCandidate(dated, format, confidence, parts, reasons);
    candidates = candidates.length === 0 ? [candidate] : [...candidates, candidate];
  }
  return candidates;
}
