import type { Candidate } from "./decoding.ts";
import type { Context } from "./exact.ts";
import type { Brand } from "./format.ts";
import { rank } from "./rank.ts";
import { readingsOf } from "./readings.ts";
import type { ReasonCode } from "./reasons.ts";

/** How far the end of a serial number may differ from the known ones. */
export type Tolerance = "tail" | "characters";

const TAIL: Readonly<Record<Tolerance, readonly [pattern: string, code: ReasonCode]>> = {
  tail: ["\\d*", "near-miss-tail"],
  characters: ["[A-Z\\d]*", "near-miss-characters"],
};

/**
 * Reads a serial number whose date code stands at its usual place though its end is unlike the known ones: longer or
 * shorter (`tail`), or of any characters (`characters`).
 *
 * Only for serial numbers that no format matches exactly. The patterns are made when they are needed, which is seldom.
 */
export function readNearly(
  brand: Brand,
  serial: string,
  context: Context,
  tolerance: Tolerance,
): readonly Candidate[] {
  const [tail, code] = TAIL[tolerance];
  const candidates = brand.formats.flatMap((format) => {
    const cut = format.shape.source.indexOf("(?<sequence>");
    if (!format.near || cut < 0) return [];
    const loose = new RegExp(`${format.shape.source.slice(0, cut)}(?<sequence>${tail})$`, "u");
    const groups = loose.exec(serial)?.groups;
    if (!groups) return [];
    return readingsOf(brand, format, groups, context.today, format.near).map((candidate) => ({
      ...candidate,
      reasons: [{ code, values: { length: serial.length } }, ...candidate.reasons],
    }));
  });
  return rank(brand, candidates, context);
}
