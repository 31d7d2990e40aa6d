import type { Rows, Table } from "@heater-age/run/results";

/** Something that is measured, with a table of its own. */
export interface Measure {
  /** On the command line. */
  readonly name: string;
  readonly table: Table;
  /** Why it cannot be measured here. */
  readonly skipped?: () => string | undefined;
  readonly run: (options: MeasureOptions) => Promise<Rows>;
}

/** What a measure may need. */
export interface MeasureOptions {
  /** What goes on meanwhile. */
  readonly say: (line: string) => void;
  /** How many rows the fullest table has: a million take seconds, 20 million minutes. */
  readonly rows: number;
  /** For how many minutes memory is watched. */
  readonly minutes: number;
}

/** The number in the middle; of an even count the upper of the two. */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;

/** A whole number as the tables show it. */
export const count = (number: number): string => Math.round(number).toLocaleString("en-US");

/** Whether an aim was met, as the tables say it. */
export const met = (isMet: boolean): string => (isMet ? "met" : "not met");
