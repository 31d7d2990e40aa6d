import type { Rows, Table } from "@heater-age/run/results";

/** Something that is measured, with its own table. */
export interface Measure {
  /** The name on the command line. */
  readonly name: string;
  readonly table: Table;
  /** Returns why it cannot be measured on this machine, if so. */
  readonly skipped?: (options: MeasureOptions) => string | undefined;
  readonly run: (options: MeasureOptions) => Promise<Rows>;
}

export interface MeasureOptions {
  /** Reports progress. */
  readonly say: (line: string) => void;
  /** Rows in the fullest table: a million take seconds to make, 20 million take minutes. */
  readonly rows: number;
  /** Minutes for which memory is watched. */
  readonly minutes: number;
  /** A folder with photos of rating plates. */
  readonly photos?: string;
}

/** Returns the median; of an even count, the upper of the two in the middle. */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;

/** Returns a whole number as the tables show it. */
export const count = (number: number): string => Math.round(number).toLocaleString("en-US");

/** Returns whether an aim was met, as the tables show it. */
export const met = (isMet: boolean): string => (isMet ? "met" : "not met");

/** Returns whether a figure is as low as it should be, or by how much it is not. */
export const atMost = (aim: number, figure: number): string =>
  figure <= aim ? "met" : `${(figure / aim).toFixed(1)} times the aim`;

/** Returns whether a figure is as high as it should be, or by how much it is not. */
export const atLeast = (aim: number, figure: number): string =>
  figure >= aim ? "met" : `${(figure / aim).toFixed(2)} of the aim`;
