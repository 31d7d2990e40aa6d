import type { Rows, Table } from "@heater-age/run/results";

/** A measurement with its own table. */
export interface Measure {
  /** The name on the command line. */
  readonly name: string;
  readonly table: Table;
  /** Returns why this machine can't measure it, if so. */
  readonly skipped?: (options: MeasureOptions) => string | undefined;
  readonly run: (options: MeasureOptions) => Promise<Rows>;
}

export interface MeasureOptions {
  /** Reports progress. */
  readonly say: (line: string) => void;
  /** Rows in the fullest table. A million take seconds to create, 20 million take minutes. */
  readonly rows: number;
  /** Minutes for which memory is watched. */
  readonly minutes: number;
  /** A folder with photos of rating plates. */
  readonly photos?: string;
}

/** Returns the median; for an even count, the upper of the two middle values. */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;

/** Returns a whole number as shown in the tables. */
export const count = (number: number): string => Math.round(number).toLocaleString("en-US");

/** Returns "met" or "not met". */
export const met = (isMet: boolean): string => (isMet ? "met" : "not met");

/** Returns "met", or by how much a figure is too high. */
export const atMost = (goal: number, figure: number): string =>
  figure <= goal ? "met" : `${(figure / goal).toFixed(1)} times the goal`;

/** Returns "met", or by how much a figure is too low. */
export const atLeast = (goal: number, figure: number): string =>
  figure >= goal ? "met" : `${(figure / goal).toFixed(2)} of the goal`;
