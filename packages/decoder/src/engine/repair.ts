import type { Candidate, Repair } from "./decoding.ts";
import { type Context, toDecoding, readExactly } from "./exact.ts";
import type { Brand } from "./format.ts";
import { toMatcher } from "./matcher.ts";

const LOOK_ALIKES = ["0ODQ", "1IL", "2Z", "5S", "8B", "6GC"];
/** Most repairs to offer. More would confuse. */
const OFFERED = 6;
/** Longest run of leading letters in any format. */
const LEADING = 5;

const isDigit = (character: string): boolean => character >= "0" && character <= "9";
/** For each character, those that look like it and pass a test. Made once, because numbers are tried by the hundred. */
const tableOf = (
  fits: (other: string, character: string) => boolean,
): ReadonlyMap<string, readonly string[]> =>
  new Map(
    LOOK_ALIKES.flatMap((group) =>
      [...group].map((character) => [character, [...group].filter((other) => fits(other, character))]),
    ),
  );
const alikes = tableOf((other, character) => other !== character);
const otherKind = tableOf((other, character) => isDigit(other) !== isDigit(character));

/** Yields the serial numbers that differ from the given one by one replacement. */
function* exchanges(serial: string, from: number, others: ReadonlyMap<string, readonly string[]>) {
  for (let index = from; index < serial.length; index += 1) {
    for (const other of others.get(serial.charAt(index)) ?? [])
      yield { index, serial: serial.slice(0, index) + other + serial.slice(index + 1) };
  }
}

/**
 * Returns the serial numbers with look-alike letters after the leading ones read as digits, all of one kind at once:
 * only the Os, the Os and the Bs, and so on. Fewest replacements first, to stay close to what is printed.
 */
function withDigits(serial: string): readonly string[] {
  // Only letters are replaced. Each group without one would double the work for nothing.
  const present = LOOK_ALIKES.filter((group) =>
    [...serial].some((character) => !isDigit(character) && group.includes(character)),
  );
  const repairs: { readonly serial: string; readonly exchanged: number }[] = [];
  for (let leading = 0; leading <= LEADING; leading += 1) {
    for (let chosen = 1; chosen < 2 ** present.length; chosen += 1) {
      let exchanged = 0;
      const tail = serial.slice(leading).replaceAll(/[A-Z]/gu, (letter) => {
        const group = present.findIndex((alike) => alike.includes(letter));
        if (group < 0 || ((chosen >> group) & 1) === 0) return letter;
        exchanged += 1;
        return otherKind.get(letter)?.[0] ?? letter;
      });
      if (exchanged > 0) repairs.push({ serial: serial.slice(0, leading) + tail, exchanged });
    }
  }
  return repairs.toSorted((a, b) => a.exchanged - b.exchanged).map((one) => one.serial);
}

/**
 * Yields serial numbers with a growing number of replacements: one, two, then all look-alike letters of a kind after
 * the leading ones.
 */
function* attempts(serial: string): Generator<readonly string[]> {
  yield [...exchanges(serial, 0, alikes)].map((one) => one.serial);
  yield [...exchanges(serial, 0, otherKind)].flatMap((one) =>
    [...exchanges(one.serial, one.index + 1, otherKind)].map((both) => both.serial),
  );
  yield withDigits(serial);
}

/**
 * Returns serial numbers that look like the given one and exactly match a format of the brand, with their dates.
 * Nothing is replaced silently, and two replacements are tried only if one is not enough.
 */
export function findRepairs(brand: Brand, serial: string, context: Context): readonly Repair[] {
  // A replacement doesn't change the length.
  const fits = brand.formats.some((format) => {
    const { shortest, longest } = toMatcher(format);
    return serial.length >= shortest && serial.length <= longest;
  });
  if (!fits) return [];
  for (const serials of attempts(serial)) {
    const repairs = readEach(brand, serials, context);
    if (repairs.length > 0) return repairs.slice(0, OFFERED);
  }
  return [];
}

/** Returns the serial numbers among some that exactly match a format of the brand, with their dates. */
const readEach = (brand: Brand, serials: readonly string[], context: Context): readonly Repair[] =>
  [...new Set(serials)].flatMap((serial) => {
    const decoding = toDecoding(readExactly(brand, serial, context).candidates);
    return decoding ? [{ serial, decoding }] : [];
  });

/** Returns whether the running number or the model number contradicts a date. */
export const isContradicted = ({ reasons }: Pick<Candidate, "reasons">): boolean =>
  reasons.some(({ code }) => code === "counter-misfit" || code === "model-contradicts");

/**
 * Returns the serial numbers that differ from a readable one by a single look-alike character, and whose date isn't
 * low and fits the running number and the model number. Use it if evidence contradicts every date of a number. Two
 * characters that are misread and still fit a format are too unlikely to be offered.
 *
 * @param serial Normalized.
 */
export const findLookAlikes = (brand: Brand, serial: string, context: Context): readonly Repair[] =>
  readEach(
    brand,
    [...exchanges(serial, 0, alikes)].map((one) => one.serial),
    context,
  ).filter(
    ({ decoding }) =>
      decoding.status !== "unreadable" &&
      decoding.candidates[0].confidence !== "low" &&
      !isContradicted(decoding.candidates[0]),
  );
