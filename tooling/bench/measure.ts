import type { Row } from "@heater-age/run/results";

/** A measurement with its own table. */
export interface Measure {
  /** The name on the command line. */
  readonly name: string;
  readonly title: string;
  /** Whether the table is only shown, not saved. */
  readonly isShownOnly?: boolean;
  /** Returns why this machine can't measure it, if so. */
  readonly skipped?: (options: MeasureOptions) => string | undefined;
  readonly run: (options: MeasureOptions) => Promise<readonly Row[]>;
}

export interface MeasureOptions {
  /** Reports progress. */
  readonly say: (line: string) => void;
  /** A folder with photos of rating plates. */
  readonly photos?: string | undefined;
}

/** Returns the value below which a share of the numbers is. @default the median */
export const findQuantile = (numbers: readonly number[], share = 0.5): number =>
  numbers.toSorted((one, other) => one - other)[
    Math.min(numbers.length - 1, Math.floor(numbers.length * share))
  ] ?? Number.NaN;

/** Returns a whole number as shown in the tables. */
export const toCount = (number: number): string => Math.round(number).toLocaleString("en-US");

/** Returns a goal, and whether a figure meets it: "at most 50 ms: met". */
export const judgeAtMost = (figure: number, goal: number, unit = ""): string =>
  `at most ${toCount(goal)}${unit}: ${figure <= goal ? "met" : "not met"}`;

/** Returns a goal, and whether a figure meets it: "at least 4,000: not met". */
export const judgeAtLeast = (figure: number, goal: number, unit = ""): string =>
  `at least ${toCount(goal)}${unit}: ${figure >= goal ? "met" : "not met"}`;
