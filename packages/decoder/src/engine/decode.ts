import { normaliseModel, normaliseSerial, serialLimits } from "./normalise.ts";
import { calendarDay } from "./calendar.ts";
import type { Candidate, DecodeOptions, Decoding, ProblemCode, Repair } from "./decoding.ts";
import { type Context, toDecoding, readExactly, type Reading } from "./exact.ts";
import type { Brand } from "./format.ts";
import { readNearly, type Tolerance } from "./near.ts";
import { sureness } from "./readings.ts";
import { findRepairs } from "./repair.ts";
import { requireSerial } from "./read-arguments.ts";
import { forBrand, separateNotes } from "./separate-notes.ts";
import { readUnknown } from "./read-unknown.ts";
import { isWithin, withUnknown } from "./unknown-characters.ts";
import { wrongType } from "./wrong-type.ts";

const unreadable = (
  code: ProblemCode,
  repairs: readonly Repair[] = [],
  brands: readonly string[] = [],
): Decoding => ({ status: "unreadable", problem: { code, repairs, brands } });

/** Serial numbers that unknown characters may allow when all brands are tried, which must not take long. */
const MOST_FILLINGS = 100;

/** Creates the context in which one serial number is read, given as typed and normalized. */
export function toContext(serial: string, text: string, { today, model }: DecodeOptions): Context {
  return {
    today: calendarDay(today),
    model: model === undefined ? "" : normaliseModel(model),
    typed: serial === text ? "" : serial,
  };
}

/**
 * Returns the brands whose formats match exactly, likeliest first: by the confidence of the best reading, then in the
 * given order.
 */
export function matchingBrands(brands: readonly Brand[], serial: string, context: Context) {
  return brands
    .flatMap((brand) => {
      const fits = serial.length <= serialLimits(brand).longest;
      const candidates: readonly Candidate[] = fits
        ? readSerial(brand, context.typed || serial, serial, context, MOST_FILLINGS).candidates
        : [];
      const decoding = toDecoding(candidates);
      return candidates[0] && decoding ? [{ brand, decoding, rank: sureness(candidates[0].confidence) }] : [];
    })
    .toSorted((a, b) => b.rank - a.rank);
}

/**
 * Reads a serial number, with "?" for characters that can't be read. One at the end of a whole number is a question
 * about the number, which is then read without it.
 */
function readSerial(
  brand: Brand,
  number: string,
  serial: string,
  context: Context,
  most = Number.POSITIVE_INFINITY,
): Reading {
  const exact = readExactly(brand, serial, context);
  const unknown = withUnknown(number);
  if (unknown === undefined || (exact.matched && !isWithin(unknown))) return exact;
  const candidates = readUnknown(brand, unknown, context, most);
  return candidates.length > 0 ? { candidates, matched: true, undated: false } : exact;
}

/** Adds to near misses the other brand that has a format of exactly this shape. */
function withRival(candidates: readonly Candidate[], rival: string | undefined): readonly Candidate[] {
  return rival === undefined
    ? candidates
    : candidates.map((candidate) => ({
        ...candidate,
        reasons: [...candidate.reasons, { code: "fits-other-brand" as const, values: { brand: rival } }],
      }));
}

/** Returns the decoding of a serial number that exactly matches no dated format of the brand. */
function decodeOtherwise(brand: Brand, serial: string, context: Context, matched: boolean): Decoding {
  const others = matchingBrands(brand.others?.() ?? [], serial, { ...context, typed: "" }).map(
    (other) => other.brand.slug,
  );
  const nearly = (tolerance: Tolerance) =>
    matched ? undefined : toDecoding(withRival(readNearly(brand, serial, context, tolerance), others[0]));

  const byTail = nearly("tail");
  if (byTail) return byTail;
  const repairs = findRepairs(brand, serial, context);
  const byCharacters = repairs.length === 0 ? nearly("characters") : undefined;
  if (byCharacters) return byCharacters;
  const code =
    serial === context.model
      ? "looks-like-model"
      : matched
        ? "impossible-date"
        : brand.withoutFormat === "no-date-in-serial"
          ? "no-date-in-serial"
          : "no-format";
  return unreadable(code, repairs, others);
}

const hasFormats = (brand: unknown): brand is Brand =>
  typeof brand === "object" && brand !== null && "formats" in brand;

/**
 * Returns every manufacturing date that a serial number can mean, likeliest first, with the reasons.
 *
 * Takes any text and never throws on it. Ignores spaces, dots, hyphens and a typed "S/N", unless printed dots or
 * hyphens distinguish two formats. Ignores dates, years and the brand's name beside the number. The same call always returns the same result, because the day is an argument.
 *
 * @param brand A brand from `brands`, or one imported alone from `@heater-age/decoder/brands/<slug>`.
 * @param serial Serial number as printed on the rating plate.
 * @param options `today` as `"YYYY-MM-DD"`, and the model number if known.
 * @throws {RangeError} when `today` is not a calendar date.
 * @throws {TypeError} when an argument is of another type; the message names it.
 *
 * @example
 * decode(brands["bradford-white"], "BH6511396", { today: "2026-11-20" });
 * //=> { status: "ambiguous", candidates: [{ date: "2005-08", … }, { date: "1985-08", … }] }
 *
 * @example
 * decode(brands.rheem, "RHO5O4B01826", { today: "2026-11-20" });
 * //=> { status: "unreadable", problem: { code: "no-format", repairs: [{ serial: "RH0504B01826", … }], brands: [] } }
 */
export function decode(brand: Brand, serial: string, options: DecodeOptions): Decoding {
  if (!hasFormats(brand)) throw wrongType("decode", "brand", 'a Brand from "brands"', brand);
  requireSerial("decode", serial, options);
  const [number, ...others] =
    normaliseSerial(serial) === serial ? [serial] : separateNotes(serial, forBrand(brand)).numbers;
  if (others.length > 0)
    return unreadable(
      "two-numbers",
      [number, ...others].map((each) => ({
        serial: normaliseSerial(each),
        decoding: decode(brand, normaliseSerial(each), options),
      })),
    );
  const text = normaliseSerial(number);
  const context = toContext(number, text, options);
  const { shortest, longest } = serialLimits(brand);
  // A character that can't be read counts as one.
  if ((withUnknown(number) ?? text).length < shortest) return unreadable("too-short");
  if (text.length > longest) return unreadable("too-long");

  const { candidates, matched, undated } = readSerial(brand, number, text, context);
  const decoding = toDecoding(candidates);
  if (decoding) return decoding;
  return undated ? unreadable("no-date-in-serial") : decodeOtherwise(brand, text, context, matched);
}
