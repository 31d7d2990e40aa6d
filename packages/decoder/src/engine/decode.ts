import { normaliseModel, normaliseSerial, serialLimits } from "./normalise.ts";
import { calendarDay } from "./calendar.ts";
import type { Candidate, DecodeOptions, Decoding, Problem, ProblemCode, Repair } from "./decoding.ts";
import { type Context, toDecoding, readExactly, type Reading } from "./exact.ts";
import type { Brand } from "./format.ts";
import { findHint, readNearly } from "./near.ts";
import { hasDigits, kindByDigits } from "./other-number.ts";
import { withReasons } from "./rank.ts";
import { demoted, sureness } from "./readings.ts";
import { findLookAlikes, findRepairs, isContradicted } from "./repair.ts";
import { requireSerial } from "./read-arguments.ts";
import { forBrand, type SeparatedText, separateNotes } from "./separate-notes.ts";
import { readUnknown } from "./read-unknown.ts";
import { findSurer } from "./surer.ts";
import { isWithin, withUnknown } from "./unknown-characters.ts";
import { wrongType } from "./wrong-type.ts";

const unreadable = (code: ProblemCode, more: Partial<Problem> = {}): Decoding => ({
  status: "unreadable",
  problem: { repairs: [], brands: [], ...more, code },
});

/** Serial numbers that unknown characters may allow when all brands are tried, which must not take long. */
const MAX_FILLINGS = 100;

/** Creates the context in which one serial number is read, given as typed and normalized. */
export function toContext(serial: string, text: string, { today, model }: DecodeOptions): Context {
  return {
    today: calendarDay(today),
    model: model === undefined ? "" : normaliseModel(model),
    isNamed: true,
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
        ? readSerial(brand, context.typed || serial, serial, { ...context, isNamed: false }, MAX_FILLINGS)
            .candidates
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
  const exact = withoutOtherNumbers(serial, readExactly(brand, serial, context));
  const unknown = number === serial ? undefined : withUnknown(number);
  if (unknown === undefined || (exact.matched && !isWithin(unknown))) return exact;
  const candidates = readUnknown(brand, unknown, context, most);
  return candidates.length > 0 ? { candidates, matched: true, undated: false } : exact;
}

const isPrintedAs = ({ formats }: Brand, typed: string): boolean =>
  formats.some(({ printed }) => printed?.test(typed.trim().toUpperCase()) === true);

/**
 * Returns the dates of a near miss, with the likeliest other brand that has a format of exactly this shape. None if that
 * brand's rule isn't weak and has other years, because the number is then rather of that brand.
 */
function besideRival(
  candidates: readonly Candidate[],
  rival: ReturnType<typeof matchingBrands>[number] | undefined,
): readonly Candidate[] {
  if (rival === undefined || rival.decoding.status === "unreadable") return candidates;
  const years = rival.decoding.candidates.map(({ year }) => year);
  if (rival.rank > 0 && !candidates.some(({ year }) => years.includes(year))) return [];
  return withRival(candidates, rival.brand);
}

const withRival = (candidates: readonly Candidate[], { slug }: Brand): readonly Candidate[] =>
  candidates.map((candidate) =>
    withReasons(candidate, [{ code: "fits-other-brand", values: { brand: slug } }]),
  );

/** Adds to weak dates the first other brand whose rule isn't weak, unless its years are the same. */
function besideSurer(
  brand: Brand,
  serial: string,
  context: Context,
  candidates: readonly Candidate[],
): readonly Candidate[] {
  // A character that can't be read may be any, also of another brand's shape.
  if (candidates[0]?.confidence !== "low" || context.typed.includes("?")) return candidates;
  const rival = findSurer(brand, serial, context);
  return rival === undefined || candidates.some(({ year }) => year === rival.year)
    ? candidates
    : withRival(candidates, rival.brand);
}

/** Returns the decoding of a serial number that exactly matches no dated format of the brand. */
function decodeOtherwise(brand: Brand, serial: string, context: Context, matched: boolean): Decoding {
  const kind = brand.formats.length > 0 ? kindByDigits(serial) : undefined;
  if (kind !== undefined) return unreadable("other-number", { kind });
  const rivals = matchingBrands(brand.others?.() ?? [], serial, { ...context, typed: "" });
  const brands = rivals.map((rival) => rival.brand.slug);
  // A number printed with the dots or hyphens of another brand is no near miss.
  const isPrinted = rivals.some((rival) => isPrintedAs(rival.brand, context.typed));
  const nearly =
    !matched && !isPrinted
      ? toDecoding(besideRival(readNearly(brand, serial, context), rivals[0]))
      : undefined;
  if (nearly) return nearly;
  const repairs = findRepairs(brand, serial, context);
  if (serial === context.model) return unreadable("looks-like-model", { repairs, brands });
  if (matched) return unreadable("impossible-date", { repairs, brands });
  if (brand.withoutFormat === "no-date-in-serial")
    return unreadable("no-date-in-serial", { repairs, brands });
  const hint = repairs.length > 0 || brands.length > 0 ? undefined : findHint(brand, serial, context);
  return unreadable("no-format", { repairs, brands, ...(hint && { hint }) });
}

/**
 * Returns the dates of a number whose digits are also those of a date, a phone number or a bar code: none if the
 * brand's rule is weak, and otherwise less sure ones.
 */
function withoutOtherNumbers(serial: string, reading: Reading): Reading {
  const kind = reading.candidates.length > 0 ? kindByDigits(serial) : undefined;
  if (kind === undefined) return reading;
  const isSure = reading.candidates.some(({ confidence }) => confidence !== "low");
  if (kind === "placeholder" || !isSure) return { ...reading, candidates: [] };
  const candidates = reading.candidates.map((candidate) => ({
    ...withReasons(candidate, [{ code: "also-other-number", values: { kind } }]),
    confidence: demoted(candidate.confidence),
  }));
  return { ...reading, candidates };
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
  // A number that is typed plainly has no notes, captions or unknown characters.
  if (normaliseSerial(serial) === serial) return decodeNumber(brand, serial, serial, options);
  const { numbers, problem } = separateNotes(serial, forBrand(brand));
  const [number, ...others] = numbers;
  if (problem !== undefined)
    return unreadable(problem.code, { ...problem, repairs: joinGroups(brand, serial, options, problem) });
  if (others.length > 0)
    return unreadable("two-numbers", {
      repairs: numbers.map((each) => ({
        serial: normaliseSerial(each),
        decoding: decode(brand, normaliseSerial(each), options),
      })),
    });
  return decodeNumber(brand, number, normaliseSerial(number), options);
}

/**
 * Returns the decoding of one serial number.
 *
 * @param number As typed.
 * @param text Normalized.
 */
function decodeNumber(brand: Brand, number: string, text: string, options: DecodeOptions): Decoding {
  if (!hasDigits(number))
    return unreadable(text.length < serialLimits().shortest ? "too-short" : "not-stated");
  const context = toContext(number, text, options);
  const reading = readSerial(brand, number, text, context);
  const decoding = toDecoding(besideSurer(brand, text, context, reading.candidates));
  if (decoding) return withLookAlikes(brand, text, context, decoding);
  const { shortest, longest } = serialLimits(brand);
  // A character that can't be read counts as one.
  if ((withUnknown(number) ?? text).length < shortest) return unreadable("too-short");
  if (text.length > longest) return unreadable("too-long");
  return reading.undated
    ? unreadable("no-date-in-serial")
    : decodeOtherwise(brand, text, context, reading.matched);
}

/** Returns the whole text as one number if the brand has such numbers: "NB 0098712" may be the number NB0098712. */
function joinGroups(
  brand: Brand,
  text: string,
  options: DecodeOptions,
  { code }: NonNullable<SeparatedText["problem"]>,
): readonly Repair[] {
  if (code !== "other-number" || !/^\s*[A-Z]{1,3}\s+\d[\d\s]*$/iu.test(text)) return [];
  const serial = normaliseSerial(text);
  const { candidates } = readExactly(brand, serial, toContext(serial, serial, options));
  const decoding = toDecoding(candidates);
  return decoding ? [{ serial, decoding }] : [];
}

/** Adds the serial numbers that look alike and fit, if the running number or the model number contradicts every date. */
function withLookAlikes(brand: Brand, serial: string, context: Context, decoding: Decoding): Decoding {
  if (decoding.status === "unreadable" || !decoding.candidates.every(isContradicted)) return decoding;
  const repairs = findLookAlikes(brand, serial, context);
  return repairs.length === 0 ? decoding : { ...decoding, repairs };
}
