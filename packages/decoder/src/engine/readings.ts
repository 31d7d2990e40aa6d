import { type Day, dayNumber, dayOfYear, daysInMonth, mondayOf, monthOfWeek } from "./calendar.ts";
import { compareCounter } from "./counter.ts";
import type { Candidate, Meaning, Part } from "./decoding.ts";
import type { Brand, Confidence, Format, Shifted } from "./format.ts";
import type { Reason } from "./reasons.ts";

/** The characters of a serial number by group name, as `shape` captured them. */
export type Captured = Readonly<Record<string, string | undefined>>;

const FINENESS = ["year", "month", "week", "day"] as const;
const MEANING: Readonly<Record<string, Meaning>> = { dayOfYear: "day", suffix: "unknown" };
const SURENESS: readonly Confidence[] = ["low", "medium", "high"];
const BY_SHAPE: readonly Reason[] = [{ code: "brand-format" }];
const two = (number: number): string => (number < 10 ? `0${number}` : `${number}`);

/** 0 for low, 1 for medium, 2 for high. */
export const sureness = (confidence: Confidence): number => SURENESS.indexOf(confidence);
const lower = (a: Confidence, b: Confidence): Confidence => (sureness(a) < sureness(b) ? a : b);

/** Cuts the serial number into its parts. */
function partsOf(groups: Captured, near: Format["near"]): readonly Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const name in groups) {
    const text = groups[name];
    if (!text) continue;
    const to = from + text.length;
    const means = MEANING[name] ?? (name as Meaning);
    const tooFine = near !== undefined && FINENESS.indexOf(means as "day") > FINENESS.indexOf(near);
    parts.push({ from, to, text, means: tooFine ? "unknown" : means });
    from = to;
  }
  return parts;
}

/** Every year from `first` to `last` that the characters can mean, newest first. */
function yearsOf({ read, turns }: Format, text: string, first: number, last: number): readonly number[] {
  const rule = read?.year;
  if (!rule && text.length === 4) {
    const year = Number(text);
    return year >= first && year <= last ? [year] : [];
  }
  let [start, every] = [Number(text), 10 ** text.length];
  if (rule && "letters" in rule) {
    const index = rule.letters.indexOf(text);
    if (index === -1) return [];
    [start, every] = [rule.from + index, rule.letters.length];
  } else if (rule) start += rule.plus;

  const years: number[] = [];
  for (let year = start + Math.floor((last - start) / every) * every; year >= first; year -= every)
    years.push(year);
  // One year more than is offered, so that the caller can name it.
  return turns === undefined ? years : years.slice(0, turns + 1);
}

const numberOf = (text: string, rule: string | Shifted | undefined): number =>
  typeof rule === "string" ? rule.indexOf(text) + 1 : Number(text) + (rule?.plus ?? 0);

type Dated = Pick<Candidate, "date" | "year" | "month" | "week" | "day">;

/** The date in a year that the characters mean. `undefined` when there is no such date or it is after today. */
function dateOf(
  format: Format,
  groups: Captured,
  year: number,
  today: Day,
  near: Format["near"],
): Dated | undefined {
  const { read } = format;
  const finest = near === undefined ? FINENESS.length : FINENESS.indexOf(near);
  if (groups["month"] !== undefined && finest >= 1) {
    const month = numberOf(groups["month"], read?.month);
    const past = year < today.year || (year === today.year && month <= today.month);
    if (month < 1 || month > 12 || !past) return undefined;
    if (groups["day"] === undefined || finest < 3) return { date: `${year}-${two(month)}`, year, month };
    return dayIn({ year, month, day: Number(groups["day"]) }, today);
  }
  if (groups["week"] !== undefined && finest >= 2) {
    const week = numberOf(groups["week"], read?.week);
    const past = year < today.year || mondayOf(year, week) <= dayNumber(today);
    return week < 1 || week > 53 || !past ? undefined : { date: `${year}-W${two(week)}`, year, week };
  }
  if (groups["dayOfYear"] !== undefined && finest >= 3) {
    const day = dayOfYear(year, Number(groups["dayOfYear"]));
    return day && dayIn(day, today);
  }
  return { date: `${year}`, year };
}

function dayIn(date: Day, today: Day): Dated | undefined {
  const { year, month, day } = date;
  const exists = day >= 1 && day <= daysInMonth(year, month);
  return exists && dayNumber(date) <= dayNumber(today)
    ? { date: `${year}-${two(month)}-${two(day)}`, year, month, day }
    : undefined;
}

/** What a reading has to say for itself beside the reasons that its brand and format always give. */
function reasonsOf(
  { attested, counter, read, turns }: Format,
  groups: Captured,
  dated: Dated,
  years: readonly number[],
  offered: number,
): readonly Reason[] {
  const reasons: Reason[] = [];
  if (offered > 1 || (turns !== undefined && years.length > 1)) {
    if (read?.year && "letters" in read.year)
      reasons.push({ code: "letters-repeat", values: { every: read.year.letters.length } });
    else if (groups["year"]?.length === 1) reasons.push({ code: "single-year-digit" });
  }
  const older = turns === undefined ? undefined : years[turns];
  if (older !== undefined && dated.year === years[offered - 1])
    reasons.push({ code: "older-cycle", values: { year: older } });
  if (dated.week !== undefined) reasons.push({ code: "week-is-approximate" });
  if (counter) {
    const month = dated.week === undefined ? (dated.month ?? 6) : monthOfWeek(dated.year, dated.week);
    const compared = compareCounter(counter, Number(groups["sequence"]), dated.year, month);
    if (compared) reasons.push(compared);
  }
  if (attested && !isWithin(dated.year, attested)) {
    const [from, to] = attested;
    reasons.push({ code: "outside-attested-years", values: to === null ? { from } : { from, to } });
  }
  return reasons;
}

const isWithin = (year: number, [from, to]: readonly [number, number | null]): boolean =>
  year >= from && (to === null || year <= to);

/**
 * Every date that the captured characters of a serial number can mean in a format, newest first.
 *
 * @param near Precision to stop at, when the format fits nearly only; such readings are `low`.
 */
export function readingsOf(
  brand: Brand,
  format: Format,
  groups: Captured,
  today: Day,
  near?: Format["near"],
): readonly Candidate[] {
  const [from, to] = format.inUse;
  const last = to === null ? today.year : Math.min(to, today.year);
  const years = yearsOf(format, groups["year"] ?? "", from, last);
  const offered = Math.min(years.length, format.turns ?? years.length);
  if (offered === 0) return [];

  const parts = partsOf(groups, near);
  // A running number of another length says nothing about its place in the count.
  const marked = near !== undefined && format.counter ? { ...format, counter: [] } : format;
  const always =
    brand.reasons && format.reasons
      ? [...format.reasons, ...brand.reasons]
      : (brand.reasons ?? format.reasons ?? BY_SHAPE);
  const candidates: Candidate[] = [];
  for (let index = 0; index < offered; index += 1) {
    const dated = dateOf(format, groups, years[index] ?? from, today, near);
    if (!dated) continue;
    const special = reasonsOf(marked, groups, dated, years, offered);
    const unsure = near !== undefined || (format.attested && !isWithin(dated.year, format.attested));
    candidates.push({
      ...dated,
      format: format.id,
      confidence: unsure ? "low" : lower(format.confidence, brand.atMost ?? "high"),
      parts,
      reasons: special.length === 0 ? always : [...always, ...special],
      sources: format.sources,
    });
  }
  return candidates;
}
