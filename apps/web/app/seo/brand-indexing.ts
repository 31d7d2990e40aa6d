import type { Brand, Confidence } from "@heater-age/decoder";

const enough: readonly Confidence[] = ["high", "medium"];

/**
 * Whether search engines have a use for the page of a brand: it has a rule for dates that is of medium confidence or
 * better.
 *
 * @example
 * isWorthFinding(brands.rheem); //=> true
 * isWorthFinding(brands.vaillant); //=> false
 */
export const isWorthFinding = ({ formats, atMost = "high" }: Brand): boolean =>
  enough.includes(atMost) &&
  formats.some(({ confidence, undated }) => !undated && enough.includes(confidence));
