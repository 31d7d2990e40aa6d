import type { Day } from "./calendar.ts";
import type { Candidate, Decoding } from "./decoding.ts";
import type { Brand, Format } from "./format.ts";
import { rank } from "./rank.ts";
import { listReadings } from "./readings.ts";

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

const byLength = new WeakMap<Brand, (readonly Format[])[]>();

/** Returns the formats of a brand that have serial numbers of a length. Made once a length, on first use. */
function formatsOfLength(brand: Brand, length: number): readonly Format[] {
  let lists = byLength.get(brand);
  if (lists === undefined) byLength.set(brand, (lists = []));
  return (lists[length] ??= brand.formats.filter(({ matcher }) => {
    const { shortest, longest } = matcher();
    return length >= shortest && length <= longest;
  }));
}

/** Returns the dates of a serial number by the formats of a brand, without any tolerance. */
export function readExactly(brand: Brand, serial: string, context: Context): Reading {
  let candidates: readonly Candidate[] = [];
  let matched = false;
  let undated = false;
  for (const format of formatsOfLength(brand, serial.length)) {
    const match = format.matcher().pattern.exec(serial);
    if (!match || (!context.isNamed && format.namedOnly?.test(serial))) continue;
    matched = true;
    if (format.undated) undated = true;
    else {
      const readings = listReadings(brand, format, match, context.today);
      candidates = candidates.length === 0 ? readings : [...candidates, ...readings];
    }
  }
  return {
    candidates: candidates.length < 2 && context.model === "" ? candidates : rank(brand, candidates, context),
    matched,
    undated,
  };
}

/** Returns the decoding for a list of readings, or `undefined` if it is empty. */
export function toDecoding(candidates: readonly Candidate[]): Decoding | undefined {
  const first = candidates[0];
  if (!first) return undefined;
  const second = candidates[1];
  return second
    ? { status: "ambiguous", candidates: [first, second, ...candidates.slice(2)] }
    : { status: "decoded", candidates: [first] };
}
