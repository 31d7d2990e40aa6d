import type { Day } from "./calendar.ts";
import type { Candidate, Decoding } from "./decoding.ts";
import type { Brand } from "./format.ts";
import { rank } from "./rank.ts";
import { readingsOf } from "./readings.ts";

/** What is fixed while one serial number is read. */
export interface Context {
  readonly today: Day;
  /** Normalised model number, or `""`. */
  readonly model: string;
  /** The serial number as it was typed, trimmed, in upper case and without a caption. */
  readonly typed: string;
}

/** Outcome of reading a serial number with the formats of a brand as they stand. */
export interface Reading {
  readonly candidates: readonly Candidate[];
  /** A format had this shape, though it gave no date. */
  readonly matched: boolean;
  /** A format had this shape that is known to hold no date. */
  readonly undated: boolean;
}

/** Reads a serial number with every format of a brand, without any tolerance. */
export function readExactly(brand: Brand, serial: string, context: Context): Reading {
  let candidates: readonly Candidate[] = [];
  let matched = false;
  let undated = false;
  for (const format of brand.formats) {
    const groups = format.shape.exec(serial)?.groups;
    if (!groups) continue;
    matched = true;
    if (format.undated) undated = true;
    else {
      const found = readingsOf(brand, format, groups, context.today);
      candidates = candidates.length === 0 ? found : [...candidates, ...found];
    }
  }
  return { candidates: rank(brand, candidates, context), matched, undated };
}

/** The decoding that a list of readings stands for; `undefined` when it is empty. */
export function decodingOf(candidates: readonly Candidate[]): Decoding | undefined {
  const [first, second, ...others] = candidates;
  if (!first) return undefined;
  return second
    ? { status: "ambiguous", candidates: [first, second, ...others] }
    : { status: "decoded", candidates: [first] };
}
