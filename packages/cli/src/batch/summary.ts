import type { RowResult } from "../check/check-result.ts";
import { totalRow } from "./total-row.ts";
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
  /** That count heaters and aren't one. */
  skipped: number;
}

/** Returns the count that a result belongs to. */
export function findKind(result: RowResult): Exclude<keyof Counts, "rows"> {
  if (result.success) return result.ambiguous ? "ambiguous" : "dated";
  if (result.invalid?.code === totalRow) return "skipped";
  return result.invalid === undefined ? "undated" : "broken";
}

/**
 * Returns the counts as text.
 *
 * @param unsure Number of photos with an uncertain reading; absent if the rows are not photos.
 */
export function summary(
  { rows, dated, ambiguous, undated, broken, skipped }: Readonly<Counts>,
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
  const kinds = [
    `${toNumber(dated)} with one date`,
    `${toNumber(ambiguous)} with several possible dates`,
    `${toNumber(undated)} without a date`,
    `${toNumber(broken)} unreadable`,
  ];
  if (skipped > 0) kinds.push(`${toNumber(skipped)} ${skipped === 1 ? "total" : "totals"} skipped`);
  if (unsure !== undefined) kinds.push(`${toNumber(unsure)} to compare with photos`);
  return [`${toRows(rows)} in ${time} s`, ...list(kinds, layout, "")];
}
