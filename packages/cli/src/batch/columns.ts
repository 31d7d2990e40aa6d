import type { CheckInput, Item } from "../check/item.ts";

/** Names that a column may have, in small letters and without what stands between words. They are those of the API. */
const names = {
  brand: ["brand"],
  serialNumber: ["serialnumber", "serial"],
  modelNumber: ["modelnumber", "model"],
} as const satisfies Record<keyof CheckInput, readonly string[]>;

/** Turns the cells of a row into a check. */
export type RowReader = (cells: readonly string[]) => CheckInput;

/**
 * Finds the columns of a check in the first row of a table.
 *
 * @returns The names of those that are missing or there more than once, when there are any.
 *
 * @example
 * rowReader(["Serial Number", "Brand"]); // (["RH0504B01826", "rheem"]) => { brand: "rheem", … }
 * rowReader(["Number", "Brand"]); //=> ["serialNumber"]
 */
export function rowReader(header: readonly string[]): RowReader | readonly string[] {
  const found = header.map((name) => name.toLowerCase().replaceAll(/[\s_-]+/gu, ""));
  const places = (column: keyof CheckInput): readonly number[] =>
    found.flatMap((name, index) => (names[column].some((known) => known === name) ? [index] : []));
  const [brand, serialNumber, modelNumber] = [places("brand"), places("serialNumber"), places("modelNumber")];
  const wrong = [
    ...(brand.length === 1 ? [] : ["brand"]),
    ...(serialNumber.length === 1 ? [] : ["serialNumber"]),
    ...(modelNumber.length <= 1 ? [] : ["modelNumber"]),
  ];
  if (wrong.length > 0) return wrong;
  const cell = (cells: readonly string[], [place]: readonly number[]): string =>
    place === undefined ? "" : (cells[place] ?? "");
  return (cells) => ({
    brand: cell(cells, brand),
    serialNumber: cell(cells, serialNumber),
    modelNumber: cell(cells, modelNumber),
  });
}

/** What a cell of the result holds. */
export type Cell = string | number | boolean | undefined;

/** One date of a number that has several: with its brand when that is what is open. */
function otherDates(item: Item): string {
  if ("invalid" in item && item.invalid !== undefined) return "";
  const dates = item.success
    ? item.decoding.candidates.slice(1).map(({ date }) => date)
    : item.problem.readings.flatMap(({ brand, decoding }) =>
        decoding.candidates.map(({ date }) => `${brand} ${date}`),
      );
  return dates.join(" | ");
}

/** Why an item has no date. */
function problemOf(item: Item): { readonly code: string; readonly message: string } | undefined {
  if (item.success) return undefined;
  return item.invalid ?? { code: item.problem.code, message: item.error };
}

/** What is added to each row: the names of the columns, and what they hold. Both are those of the API. */
const added: Readonly<Record<string, (item: Item) => Cell>> = {
  manufacturingDate: (item) => (item.success ? item.manufacturingDate : undefined),
  precision: (item) => (item.success ? item.precision : undefined),
  ageYears: (item) => (item.success ? item.ageYears : undefined),
  ageMonths: (item) => (item.success ? item.ageMonths : undefined),
  recommendationCode: (item) => (item.success ? item.recommendationCode : undefined),
  confidence: (item) => (item.success ? item.confidence : undefined),
  otherDates,
  problem: (item) => problemOf(item)?.code,
  message: (item) => problemOf(item)?.message,
};

/** Names of the columns that follow those of the file. */
export const addedColumns: readonly string[] = Object.keys(added);

const readers = Object.values(added);

/** What follows the cells of a row. */
export const addedCells = (item: Item): readonly Cell[] => readers.map((read) => read(item));

/** The column that a server adds, last. */
export const recordedColumn = "recorded";

/**
 * Names for columns that follow those of the file: one that the file has already gets a number.
 *
 * @example
 * namesBehind(["serial", "message"], ["problem", "message"]); //=> ["problem", "message 2"]
 */
export function namesBehind(header: readonly string[], wanted: readonly string[]): readonly string[] {
  const taken = new Set(header);
  return wanted.map((name) => {
    let free = name;
    for (let number = 2; taken.has(free); number += 1) free = `${name} ${number}`;
    return free;
  });
}

/** Whether the server keeps the check; empty for what is none. */
export const recordedCell = (item: Item): Cell => ("recorded" in item ? item.recorded : undefined);
