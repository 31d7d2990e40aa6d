import { maxFieldLength } from "@heater-age/decoder/check";
import type { RatingPlate } from "../../checks/schema.ts";
import { ApiError } from "../../errors/codes.ts";
import type { BatchInput } from "./check-all.ts";
import type { BatchItem } from "./schema.ts";

/** Possible names of a column, in lower case and without separators. */
const names = {
  brand: ["brand"],
  serialNumber: ["serialnumber", "serial"],
  modelNumber: ["modelnumber", "model"],
  note: ["note"],
} as const satisfies Record<keyof RatingPlate, readonly string[]>;

/** Maximum number of columns, because each row of the response has all of them, however short it was. */
const maxColumns = 200;

/** Converts a row to a check. */
export type RowReader = (row: readonly string[]) => BatchInput;

/**
 * Finds the columns of a check in the header of a table.
 *
 * @throws {ApiError} `csv-columns` when one is missing or repeated, `body-too-large` for more than 200 columns.
 *
 * @example
 * rowReader(["Serial Number", "Brand"])(["RH0504B01826", "rheem"]);
 * //=> { brand: "rheem", serialNumber: "RH0504B01826", modelNumber: "", note: "" }
 */
export function rowReader(header: readonly string[]): RowReader {
  if (header.length > maxColumns) throw new ApiError("body-too-large");
  const headings = header.map((name) => name.toLowerCase().replaceAll(/[\s_-]+/gu, ""));
  const places = (column: keyof RatingPlate): readonly number[] =>
    headings.flatMap((name, index) => (names[column].some((known) => known === name) ? [index] : []));
  const brand = places("brand");
  const serialNumber = places("serialNumber");
  const modelNumber = places("modelNumber");
  const note = places("note");
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
      note: cell(row, note).slice(0, maxFieldLength),
    };
  };
}

export type Cell = string | number | boolean | undefined;

/** Returns the other possible dates, with their brands if the brand is unknown, and how many more there are. */
function otherDates({ dates = [], dateCount = 0, problem }: BatchItem): string {
  const [first, ...others] = dates;
  const named =
    problem === undefined
      ? others.map(({ date }) => date)
      : problem.readings.flatMap(({ brand, dates: datesOfBrand }) =>
          datesOfBrand.map((date) => `${brand} ${date}`),
        );
  const more = dateCount - named.length - (first === undefined ? 0 : 1);
  return [...named, ...(more > 0 ? [`+${more}`] : [])].join(" | ");
}

/** Returns the numbers that a misread one may be, each with its date. Evidence can contradict a date too. */
function suggestions({ problem, warnings }: BatchItem): string {
  const alike = warnings?.find(({ code }) => code === "look-alike")?.values;
  if (alike !== undefined) return `${alike["serial"]} ${alike["date"]}`;
  return (problem?.repairs ?? [])
    .map(({ serial, dates: [date = ""] }) => `${serial} ${date}`.trim())
    .join(" | ");
}

/** The columns added to each row, and their values. */
const added: Readonly<Record<string, (item: BatchItem) => Cell>> = {
  manufacturingDate: (item) => item.manufacturingDate,
  precision: (item) => item.precision,
  ageYears: (item) => item.ageYears,
  ageMonths: (item) => item.ageMonths,
  recommendationCode: (item) => item.recommendationCode,
  confidence: (item) => item.confidence,
  otherDates,
  suggestion: suggestions,
  // A row with a date can have a warning here instead.
  problem: (item) => item.invalid?.code ?? item.problem?.code ?? item.warnings?.[0]?.code,
  message: (item) => item.invalid?.message ?? item.error,
  recorded: (item) => item.recorded,
};

export const addedColumns: readonly string[] = Object.keys(added);

export const addedCells = (item: BatchItem): readonly Cell[] =>
  Object.values(added).map((read) => read(item));
