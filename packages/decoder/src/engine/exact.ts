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
  /** The serial number as it was typed, or `""` when that says no more than the normalised one. */
  readonly typed: string;
}

/** Outcome of reading a serial number with the formats of a brand as they stand. */
export interface Reading {
  /** Best first. */
  readonly candidates: readonly Candidate[];
  /** A format had this shape, though it may have given no date. */
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
    const { pattern, shortest, longest } = format.matcher();
    if (serial.length < shortest || serial.length > longest) continue;
    const match = pattern.exec(serial);
    if (!match) continue;
    matched = true;
    if (format.undated) undated = true;
    else {
      const found = readingsOf(brand, format, match, context.today);
      candidates = candidates.length === 0 ? found : [...candidates, ...found];
    }
  }
  return {
    candidates: candidates.length < 2 ? candidates : rank(brand, candidates, context),
    matched,
    undated,
  };
}

/** The decoding that a list of readings stands for; `undefined` when it is empty. */
export function decodingOf(candidates: readonly Candidate[]): Decoding | undefined {
  const first = candidates[0];
  if (!first) return undefined;
  const second = candidates[1];
  return second
    ? { status: "ambiguous", candidates: [first, second, ...candidates.slice(2)] }
    : { status: "decoded", candidates: [first] };
}
