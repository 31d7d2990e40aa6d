import type { Brand, Confidence } from "@heater-age/decoder";

const enough: readonly Confidence[] = ["high", "medium"];

/**
 * Returns whether the page of a brand is useful in search engines: it has a rule for dates of at least medium
 * confidence.
 *
 * @example
 * isWorthFinding(brands.rheem); //=> true
 * isWorthFinding(brands.vanguard); //=> false
 */
export const isWorthFinding = ({ formats, atMost = "high" }: Brand): boolean =>
  enough.includes(atMost) &&
  formats.some(({ confidence, undated }) => !undated && enough.includes(confidence));
