import type { Day } from "./calendar.ts";
import type { Candidate, Decoding } from "./decoding.ts";
import type { Brand } from "./format.ts";
import { indexFormats } from "./format-index.ts";
import { rank } from "./rank.ts";
import { listReadings, toBrandFormat } from "./readings.ts";

/** The constants while one serial number is read. */
export interface Context {
  readonly today: Day;
  /** Normalized model number, or `""`. */
  readonly model: string;
  /** False if all brands are tried, which leaves out the shapes that many numbers have. */
  readonly isNamed: boolean;
  /** The serial number as typed, or `""` when that adds nothing to the normalized one. */
  readonly typed: string;
}

/** Result of reading a serial number with the formats of a brand, without tolerance. */
export interface Reading {
  /** Likeliest first. */
  readonly candidates: readonly Candidate[];
  /** Whether a format had this shape, with or without a date. */
  readonly matched: boolean;
  /** Whether a format that contains no date had this shape. */
  readonly undated: boolean;
}

const formatsOf = indexFormats((brand) => brand.formats.map((format) => toBrandFormat(brand, format)));

/** Returns the dates of a serial number by the formats of a brand, without any tolerance. */
export function readExactly(brand: Brand, serial: string, context: Context): Reading {
  let candidates: readonly Candidate[] = [];
  let matched = false;
  let undated = false;
  for (const one of formatsOf(brand, serial)) {
    const { format, matcher } = one;
    const match = matcher.pattern.exec(serial);
    if (!match || (!context.isNamed && format.namedOnly?.test(serial))) continue;
    matched = true;
    if (format.undated) undated = true;
    else {
      const readings = listReadings(one, match, context.today);
      candidates = candidates.length === 0 ? readings : [...candidates, ...readings];
    }
  }
  return { candidates: rank(brand, candidates, context), matched, undated };
}

const isSeveral = (
  candidates: readonly Candidate[],
): candidates is readonly [Candidate, Candidate, ...Candidate[]] => candidates.length > 1;

/** Returns the decoding for a list of readings, or `undefined` if it is empty. */
export function toDecoding(candidates: readonly Candidate[]): Decoding | undefined {
  const first = candidates[0];
  if (!first) return undefined;
  return isSeveral(candidates)
    ? { status: "ambiguous", candidates }
    : { status: "decoded", candidates: [first] };
}
