import type { CheckRequest } from "../../checks/schema.ts";
import { ApiError } from "../../errors/codes.ts";
import type { BatchInput } from "./run.ts";
import type { BatchItem } from "./schema.ts";

/** Names that a column may have, in small letters and without what stands between words. */
const names = {
  brand: ["brand"],
  serialNumber: ["serialnumber", "serial"],
  modelNumber: ["modelnumber", "model"],
} as const satisfies Record<keyof CheckRequest, readonly string[]>;

/** Columns that a table may have: each row of the answer has all of them, however short it came in. */
const mostColumns = 200;

/** Turns a row into a check. */
export type RowReader = (row: readonly string[]) => BatchInput;

/**
 * Finds the columns of a check in the first row of a table.
 *
 * @throws {ApiError} `csv-columns` when one is missing, or there more than once; `body-too-large` for 200 others.
 *
 * @example
 * rowReader(["Serial Number", "Brand"])(["RH0504B01826", "rheem"]);
 * //=> { brand: "rheem", serialNumber: "RH0504B01826", modelNumber: "" }
 */
export function rowReader(header: readonly string[]): RowReader {
  if (header.length > mostColumns) throw new ApiError("body-too-large");
  const found = header.map((name) => name.toLowerCase().replaceAll(/[\s_-]+/gu, ""));
  const places = (column: keyof CheckRequest): readonly number[] =>
    found.flatMap((name, index) => (names[column].some((known) => known === name) ? [index] : []));
  const brand = places("brand");
  const serialNumber = places("serialNumber");
  const modelNumber = places("modelNumber");
  const wrong = [
    ...(brand.length === 1 ? [] : ["brand"]),
    ...(serialNumber.length === 1 ? [] : ["serialNumber"]),
    ...(modelNumber.length <= 1 ? [] : ["modelNumber"]),
  ];
  if (wrong.length > 0) throw new ApiError("csv-columns", { columns: wrong.join(", ") });

  const cell = (row: readonly string[], [place]: readonly number[]): string =>
    place === undefined ? "" : (row[place] ?? "");
  return (row) => {
    if (row.slice(header.length).some((extra) => extra !== "")) return new ApiError("csv-cells");
    return {
      brand: cell(row, brand),
      serialNumber: cell(row, serialNumber),
      modelNumber: cell(row, modelNumber),
    };
  };
}

type Cell = string | number | boolean | undefined;

/** One date of a number that has several: with its brand when that is what is open. */
function otherDates({ decoding, problem, success }: BatchItem): string {
  const dates = success
    ? decoding?.candidates.slice(1).map(({ date }) => date)
    : problem?.readings.flatMap(({ brand, decoding: reading }) =>
        reading.candidates.map(({ date }) => `${brand} ${date}`),
      );
  return (dates ?? []).join(" | ");
}

/** What is added to each row: the names of the columns, and what they hold. */
const added: Readonly<Record<string, (item: BatchItem) => Cell>> = {
  manufacturingDate: (item) => item.manufacturingDate,
  precision: (item) => item.precision,
  ageYears: (item) => item.ageYears,
  ageMonths: (item) => item.ageMonths,
  recommendationCode: (item) => item.recommendationCode,
  confidence: (item) => item.confidence,
  otherDates,
  problem: (item) => item.invalid?.code ?? item.problem?.code,
  message: (item) => item.invalid?.message ?? item.error,
  recorded: (item) => item.recorded,
};

/** Names of the columns that an answer adds. */
export const addedColumns: readonly string[] = Object.keys(added);

/** What an answer adds to a row. */
export const addedCells = (item: BatchItem): readonly Cell[] =>
  Object.values(added).map((read) => read(item));
