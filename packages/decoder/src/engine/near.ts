import type { Candidate } from "./decoding.ts";
import type { Context } from "./exact.ts";
import type { Brand, Format } from "./format.ts";
import { rank } from "./rank.ts";
import { readingsOf } from "./readings.ts";
import type { ReasonCode } from "./reasons.ts";

/** How the end of a serial number may differ from the known ones. */
export type Tolerance = "tail" | "characters";

const TAIL: Readonly<Record<Tolerance, readonly [pattern: string, code: ReasonCode]>> = {
  tail: ["\\d*", "near-miss-tail"],
  characters: ["[A-Z\\d]*", "near-miss-characters"],
};

/** Returns the pattern of a format up to its running number. */
function headOf({ matcher }: Format): string {
  const { pattern, parts } = matcher();
  const { source } = pattern;
  const groups = [...source.matchAll(/\((?!\?)/gu)];
  return source.slice(0, groups[parts.indexOf("sequence")]?.index);
}

/**
 * Returns the dates of a serial number whose date code is in its usual place but whose end is unlike the known ones:
 * longer or shorter (`tail`), or with any characters (`characters`).
 *
 * Only for serial numbers that no format matches exactly. The patterns are rarely needed, so they are created on
 * demand.
 */
export function readNearly(
  brand: Brand,
  serial: string,
  context: Context,
  tolerance: Tolerance,
): readonly Candidate[] {
  const [tail, code] = TAIL[tolerance];
  const candidates = brand.formats.flatMap((format) => {
    const match = format.near && new RegExp(`${headOf(format)}(${tail})$`, "u").exec(serial);
    if (!match) return [];
    return readingsOf(brand, format, match, context.today, format.near).map((candidate) => ({
      ...candidate,
      reasons: [{ code, values: { length: serial.length } }, ...candidate.reasons],
    }));
  });
  return rank(brand, candidates, context);
}
