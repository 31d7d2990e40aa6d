import type { Candidate } from "./decoding.ts";
import type { Context } from "./exact.ts";
import type { Brand, Format } from "./format.ts";
import { rank } from "./rank.ts";
import { listReadings } from "./readings.ts";
import type { ReasonCode } from "./reasons.ts";

/** How the end of a serial number may differ from the known ones. */
export type Tolerance = "tail" | "characters";

const TAIL: Readonly<Record<Tolerance, readonly [pattern: string, code: ReasonCode]>> = {
  tail: ["\\d*", "near-miss-tail"],
  characters: ["[A-Z\\d]*", "near-miss-characters"],
};

const patterns: Readonly<Record<Tolerance, WeakMap<Format["matcher"], RegExp>>> = {
  tail: new WeakMap(),
  characters: new WeakMap(),
};

/** Returns the pattern of a format with another end in place of its running number. Made once, on first use. */
function patternWith({ matcher }: Format, tolerance: Tolerance): RegExp {
  const known = patterns[tolerance].get(matcher);
  if (known !== undefined) return known;
  const { pattern, parts } = matcher();
  const groups = [...pattern.source.matchAll(/\((?!\?)/gu)];
  const head = pattern.source.slice(0, groups[parts.indexOf("sequence")]?.index);
  const made = new RegExp(`${head}(${TAIL[tolerance][0]})$`, "u");
  patterns[tolerance].set(matcher, made);
  return made;
}

/**
 * Returns the dates of a serial number whose date code is in its usual place but whose end is unlike the known ones:
 * longer or shorter (`tail`), or with any characters (`characters`).
 *
 * Only for serial numbers that no format matches exactly.
 */
export function readNearly(
  brand: Brand,
  serial: string,
  context: Context,
  tolerance: Tolerance,
): readonly Candidate[] {
  const [, code] = TAIL[tolerance];
  const candidates = brand.formats.flatMap((format) => {
    const match = format.near && patternWith(format, tolerance).exec(serial);
    if (!match) return [];
    return listReadings(brand, format, match, context.today, format.near).map((candidate) => ({
      ...candidate,
      reasons: [{ code, values: { length: serial.length } }, ...candidate.reasons],
    }));
  });
  return rank(brand, candidates, context);
}
