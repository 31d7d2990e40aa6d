import { toNumberLocale } from "@heater-age/messages/format";
import type { RowResult } from "../check/check-result.ts";
import { totalRow } from "./total-row.ts";
import { type Layout, list } from "../terminal/layout.ts";
import type { Translator } from "../texts/translator.ts";

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
  { language, texts: { commandLine } }: Translator,
  layout: Layout,
  unsure?: number,
): readonly string[] {
  // Tenths of a second, or for a shorter time its first digit.
  const time = new Intl.NumberFormat(toNumberLocale(language), {
    maximumFractionDigits: 1,
    maximumSignificantDigits: 1,
    roundingPriority: "morePrecision",
  }).format(seconds);
  const kinds = [
    commandLine.summaryDated({ count: dated }),
    commandLine.summaryAmbiguous({ count: ambiguous }),
    commandLine.summaryUndated({ count: undated }),
    commandLine.summaryBroken({ count: broken }),
  ];
  if (skipped > 0) kinds.push(commandLine.summarySkipped({ count: skipped }));
  if (unsure !== undefined) kinds.push(commandLine.summaryUnsure({ count: unsure }));
  return [commandLine.summaryRows({ count: rows, seconds: time }), ...list(kinds, layout, "")];
}
