import type { Item } from "../check/item.ts";
import { type Layout, list } from "../layout.ts";
import type { Speech } from "../texts.ts";

/** What became of the rows of a file. */
export interface Counts {
  rows: number;
  /** With exactly one date. */
  dated: number;
  /** With more than one possible date. */
  ambiguous: number;
  /** Without a date. */
  undated: number;
  /** That cannot be read, or whose brand or number cannot be one. */
  broken: number;
}

/** Nothing counted yet. */
export const noCounts = (): Counts => ({ rows: 0, dated: 0, ambiguous: 0, undated: 0, broken: 0 });

/** Which of the counts an item belongs to. */
export function kindOf(item: Item): Exclude<keyof Counts, "rows"> {
  if (item.success) return item.ambiguous ? "ambiguous" : "dated";
  return item.invalid === undefined ? "undated" : "broken";
}

/** The counts in words. */
export function summary(
  { rows, dated, ambiguous, undated, broken }: Readonly<Counts>,
  seconds: number,
  { language, texts: { commandLine } }: Speech,
  layout: Layout,
): readonly string[] {
  // Tenths of a second, and of a shorter time its first digit.
  const time = new Intl.NumberFormat(language, {
    maximumFractionDigits: 1,
    maximumSignificantDigits: 1,
    roundingPriority: "morePrecision",
  }).format(seconds);
  return [
    commandLine.summaryRows({ count: rows, seconds: time }),
    ...list(
      [
        commandLine.summaryDated({ count: dated }),
        commandLine.summaryAmbiguous({ count: ambiguous }),
        commandLine.summaryUndated({ count: undated }),
        commandLine.summaryBroken({ count: broken }),
      ],
      layout,
      "",
    ),
  ];
}
