import { allowUnknown } from "./allow-unknown.ts";
import type { Candidate } from "./decoding.ts";
import type { Context } from "./exact.ts";
import type { Brand, Format } from "./format.ts";
import { type Matcher, toMatcher } from "./matcher.ts";
import { rank } from "./rank.ts";
import { listReadings, toBrandFormat } from "./readings.ts";
import { unknownMark } from "./unknown-characters.ts";

const MAX_DATES = 20;
const CHARACTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
const DATED: ReadonlySet<string> = new Set(["year", "month", "week", "day", "dayOfYear"]);

const replaceAt = (text: string, index: number, character: string): string =>
  text.slice(0, index) + character + text.slice(index + 1);

/** Returns the unknown characters of a serial number, and whether each is a part of the date. */
function unknownIn(serial: string, { parts, groups }: Matcher, match: RegExpExecArray) {
  const unknowns: { readonly index: number; readonly isDated: boolean; readonly isCounted: boolean }[] = [];
  let from = 0;
  for (const [place, name] of parts.entries()) {
    const to = from + (match[place + 1] ?? "").length;
    const isCounted = name === "sequence";
    const isDated = DATED.has(name) || (isCounted && groups.year === 0);
    for (let index = from; index < to; index += 1)
      if (serial[index] === unknownMark) unknowns.push({ index, isDated, isCounted });
    from = to;
  }
  return unknowns;
}

/** Returns every serial number that the format allows: all characters for the date, any one elsewhere. */
function fillings(serial: string, pattern: RegExp, unknown: ReturnType<typeof unknownIn>): readonly string[] {
  return unknown.reduce<readonly string[]>(
    (each, { index, isDated }) => {
      const fitting = CHARACTERS.filter((character) => pattern.test(replaceAt(serial, index, character)));
      const used = isDated ? fitting : fitting.slice(0, 1);
      return each.flatMap((filled) => used.map((character) => replaceAt(filled, index, character)));
    },
    [serial],
  );
}

/** Returns a candidate whose parts show the characters that can't be read. */
const asTyped = (candidate: Candidate, serial: string): Candidate => ({
  ...candidate,
  parts: candidate.parts.map((part) => ({ ...part, text: serial.slice(part.from, part.to) })),
});

/** Returns every date that the known characters allow by one format, and whether all fillings have the same. */
function readFormat(brand: Brand, format: Format, serial: string, context: Context, most: number) {
  const matcher = toMatcher(format);
  if (
    format.undated ||
    (!context.isNamed && format.namedOnly) ||
    serial.length < matcher.shortest ||
    serial.length > matcher.longest
  )
    return undefined;
  const pattern = allowUnknown(format);
  const match = pattern.exec(serial);
  if (!match) return undefined;
  const unknown = unknownIn(serial, matcher, match);
  // A running number with unknown digits is no evidence for a date.
  const isCounted = unknown.some((each) => each.isCounted);
  const rule = toBrandFormat(brand, isCounted ? { ...format, counter: undefined } : format);
  const dates = new Set<string>();
  const candidates = new Map<string, Candidate>();
  const filledSerials = fillings(serial, pattern, unknown);
  if (filledSerials.length > most) return undefined;
  for (const filled of filledSerials) {
    const exact = matcher.pattern.exec(filled);
    const readings = exact ? listReadings(rule, exact, context.today) : [];
    dates.add(readings.map(({ date }) => date).join());
    for (const candidate of readings)
      if (!candidates.has(candidate.date)) candidates.set(candidate.date, asTyped(candidate, serial));
  }
  return { candidates: [...candidates.values()], agrees: dates.size === 1 };
}

/**
 * Returns the dates that the known characters of a serial number allow, likeliest first, at most 20. Unless every
 * filling has the same dates, their confidence is at most medium.
 *
 * @param serial From `withUnknown`.
 * @param most A format that allows more serial numbers than this is not read.
 */
export function readUnknown(
  brand: Brand,
  serial: string,
  context: Context,
  most: number,
): readonly Candidate[] {
  const readings = brand.formats.flatMap((format) => readFormat(brand, format, serial, context, most) ?? []);
  const agrees = readings.every((each) => each.agrees);
  const code = agrees ? "unknown-outside-date" : "unknown-characters";
  const candidates = readings.flatMap((each) => each.candidates);
  return rank(brand, candidates, context)
    .slice(0, MAX_DATES)
    .map((candidate) => ({
      ...candidate,
      confidence: !agrees && candidate.confidence === "high" ? "medium" : candidate.confidence,
      reasons: [{ code }, ...candidate.reasons],
    }));
}
