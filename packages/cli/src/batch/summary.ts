import type { RowResult } from "../check/check-result.ts";
import { otherRow } from "./other-rows.ts";
import { type Layout, list } from "../terminal/layout.ts";
import { toNumber, toRows } from "../terminal/numbers.ts";

/** Number of rows of a file with each result. */
export interface Counts {
  rows: number;
  /** With exactly one date. */
  dated: number;
  /** With more than one possible date. */
  ambiguous: number;
  /** Without a date. */
  undated: number;
  /** That can't be read, or whose brand or number is invalid. */
  broken: number;
  /** That aren't heaters: totals, headings, lines of text. */
  skipped: number;
}

/** Returns the counts before the first row. */
export const noRows = (): Counts => ({
  rows: 0,
  dated: 0,
  ambiguous: 0,
  undated: 0,
  broken: 0,
  skipped: 0,
});

const emptyNumbers = ["serial-required", "serial-blank", "serial-not-stated"];
const unknownBrands = ["brand-required", "brand-unknown"];

export function findKind(result: RowResult): Exclude<keyof Counts, "rows"> {
  if (result.success) return result.ambiguous ? "ambiguous" : "dated";
  if (result.invalid?.code === otherRow) return "skipped";
  return result.invalid === undefined ? "undated" : "broken";
}

/**
 * Returns the counts as text.
 *
 * @param problems Number of broken rows with each problem, by its code.
 * @param unsure Number of photos with an uncertain reading; absent if the rows are not photos.
 */
export function summary(
  { rows, dated, ambiguous, undated, broken, skipped }: Readonly<Counts>,
  problems: Readonly<Record<string, number>>,
  seconds: number,
  layout: Layout,
  unsure?: number,
): readonly string[] {
  // Tenths of a second, or for a shorter time its first digit.
  const time = new Intl.NumberFormat("en", {
    maximumFractionDigits: 1,
    maximumSignificantDigits: 1,
    roundingPriority: "morePrecision",
  }).format(seconds);
  const countOf = (codes: readonly string[]): number =>
    codes.reduce((sum, code) => sum + (problems[code] ?? 0), 0);
  const empty = countOf(emptyNumbers);
  const unknown = countOf(unknownBrands);
  const kinds = [
    `${toNumber(dated)} with one date`,
    `${toNumber(ambiguous)} with several possible dates`,
    `${toNumber(undated)} without a date`,
  ];
  if (empty > 0) kinds.push(`${toNumber(empty)} without a number`);
  if (unknown > 0) kinds.push(`${toNumber(unknown)} with an unknown brand`);
  kinds.push(`${toNumber(broken - empty - unknown)} unreadable`);
  if (skipped > 0)
    kinds.push(`${toNumber(skipped)} skipped (${skipped === 1 ? "not a heater" : "not heaters"})`);
  if (unsure !== undefined) kinds.push(`${toNumber(unsure)} to compare with photos`);
  return [`${toRows(rows)} in ${time} s`, ...list(kinds, layout, "")];
}
