import { findBrand, identify } from "@heater-age/decoder";
import { type CheckInput, otherBrand } from "@heater-age/decoder/check";
import { exitCodes, Failure } from "../terminal/failure.ts";
import {
  type HeaterColumn,
  isAboutHeater,
  isCanonical,
  isSameHeading,
  isShortName,
  findMeaning,
  meaningsIn,
  yearCaption,
} from "./headings.ts";
import { findHeaters, type Unfolding } from "./unfold-heaters.ts";

/** The visitor's options about the columns of a file. */
export interface ColumnRequest {
  /** The brand of every row, instead of the file's own. */
  readonly brand?: string | undefined;
  /** Headings, or numbers from 1. */
  readonly brandColumn?: string | undefined;
  readonly serialColumn?: string | undefined;
  readonly modelColumn?: string | undefined;
  /** Whether no row names the columns, so that options must number them. @default false */
  readonly noHeader?: boolean | undefined;
}

type RowReader = (cells: readonly string[]) => CheckInput;

/** The positions of a check's columns. */
export interface Columns {
  readonly read: RowReader;
  /** Index of the serial number. */
  readonly serial: number;
  /** Index of the dates that bound when the heater was made, or -1. */
  readonly note: number;
  /** Whether the brand has no column and isn't given for the whole file. */
  readonly withoutBrand: boolean;
}

/** Why the columns are unclear. */
export interface ColumnProblem {
  /** `"data"` if the row that should name the columns has a serial number. */
  readonly problem: "missing" | "unclear" | "data";
  readonly column: HeaterColumn;
  /** The requested heading, if there is no such column. */
  readonly heading?: string;
  /** The matching headings, if there are several. */
  readonly fitting: readonly string[];
}

/** Number of rows searched for headings, because titles can come before them. */
export const headingRows = 20;

/** Returns the indexes of the columns that may be meant. */
function places(
  header: readonly string[],
  column: HeaterColumn,
  givenHeading: string | undefined,
): readonly number[] {
  const all = [...header.keys()];
  if (givenHeading !== undefined) {
    const exact = all.filter((index) => header[index]?.trim() === givenHeading.trim());
    const named =
      exact.length > 0 ? exact : all.filter((index) => isSameHeading(header[index] ?? "", givenHeading));
    const number = /^\d+$/u.test(givenHeading) ? Number(givenHeading) - 1 : -1;
    return named.length > 0 ? named : all.filter((index) => index === number);
  }
  const named = (fits: (heading: string) => boolean) => all.filter((index) => fits(header[index] ?? ""));
  // A name alone before a name among other words; of several, the one beside "water heater", then the API's name.
  const exact = named((heading) => findMeaning(heading) === column);
  const fitting = exact.length > 0 ? exact : named((heading) => meaningsIn(heading).includes(column));
  const own = fitting.filter((index) => isCanonical(header[index] ?? "", column));
  const ofHeater = fitting.filter((index) => isAboutHeater(header[index] ?? ""));
  if (fitting.length === 0 && column === "serialNumber") return named(isShortName);
  return [ofHeater, own].find(({ length }) => length === 1) ?? fitting;
}

/** Returns the part of a cell that belongs to a column, if the heading names several: "Rheem / XG40T06 / 0504123456". */
function readPart(cell: string, heading: string, column: HeaterColumn): string {
  const meanings = findMeaning(heading) === undefined ? meaningsIn(heading) : [];
  if (meanings.length < 2) return cell;
  const parts = cell
    .split(/[/|;,\n]/u)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  if (parts.length === meanings.length) return parts[meanings.indexOf(column)] ?? "";
  // Without signs between them: the name of a brand first, the serial number last, and the model number between.
  const words = cell.split(/[\s/|;,]+/u).filter((word) => word !== "");
  const firstWithDigit = words.findIndex((word) => /\d/u.test(word));
  const letters = words.slice(0, firstWithDigit < 0 ? words.length : firstWithDigit);
  const isBrand = (_: string, index: number): boolean =>
    findBrand(letters.slice(0, index + 1).join(" ")) !== undefined;
  const brandWords = meanings.includes("brand") ? letters.findLastIndex(isBrand) + 1 : 0;
  if (column === "brand") return brandWords === 0 ? cell : words.slice(0, brandWords).join(" ");
  const rest = words.slice(brandWords);
  if (!meanings.includes("serialNumber")) return rest.join(" ");
  return column === "serialNumber" ? (rest.at(-1) ?? "") : rest.slice(0, -1).join(" ");
}

/**
 * Finds the columns of a check in the row that names them. Only the serial number is required.
 *
 * @example
 * findColumns(["Serial #", "Manufacturer"], {}); // { serial: 0, read: (cells) => …, withoutBrand: false }
 * findColumns(["Number", "Brand"], {}); //=> { problem: "missing", column: "serialNumber", fitting: [] }
 */
export function findColumns(
  header: readonly string[],
  { brand, brandColumn, serialColumn, modelColumn }: ColumnRequest,
): Columns | ColumnProblem {
  const headings = { serialNumber: serialColumn, brand: brandColumn, modelNumber: modelColumn };
  const columns: Partial<Record<HeaterColumn, number>> = {};
  for (const column of ["serialNumber", "brand", "modelNumber"] as const) {
    if (column === "brand" && brand !== undefined) continue;
    const name = headings[column];
    const fitting = places(header, column, name);
    const [place] = fitting;
    if (fitting.length > 1) {
      return { problem: "unclear", column, fitting: fitting.map((index) => header[index] ?? "") };
    }
    if (place === undefined && (column === "serialNumber" || name !== undefined)) {
      return { problem: "missing", column, fitting: [], ...(name !== undefined && { heading: name }) };
    }
    if (place !== undefined) columns[column] = place;
  }
  const cell = (cells: readonly string[], column: HeaterColumn): string => {
    const place = columns[column] ?? -1;
    const isNamed = headings[column] !== undefined;
    return isNamed ? (cells[place] ?? "") : readPart(cells[place] ?? "", header[place] ?? "", column);
  };
  const withoutBrand = brand === undefined && columns.brand === undefined;
  const captions = header.map(yearCaption);
  const note = captions.findIndex((caption) => caption !== undefined);
  return {
    serial: columns.serialNumber ?? -1,
    note,
    withoutBrand,
    read: (cells) => ({
      brand: brand ?? (withoutBrand ? otherBrand : cell(cells, "brand")),
      serialNumber: cell(cells, "serialNumber"),
      modelNumber: cell(cells, "modelNumber"),
      ...((cells[note] ?? "").trim() !== "" && { note: `${captions[note] ?? ""}: ${cells[note] ?? ""}` }),
    }),
  };
}

/** A row that names the columns. */
export interface Header {
  /** Its index among the searched rows, or -1 if the file has none. */
  readonly index: number;
  /** The names. Those of a file without any are numbers from 1. */
  readonly header: readonly string[];
  readonly columns: Columns;
  /** How to make one row of each heater, if a row has several. The header is then that of one heater. */
  readonly unfolding?: Unfolding | undefined;
}

/** A serial number has at least four digits in a row, or as many letters and digits mixed. A heading doesn't. */
export const looksLikeSerial = (cell: string): boolean =>
  /\d{4}/u.test(cell) || /^(?=.*\d.*\d)[A-Z\d-]{7,}$/iu.test(cell.trim());

/** Returns whether a cell is a serial number of any brand, so that its row is no row of headings. */
export const isReadable = (cell: string): boolean =>
  looksLikeSerial(cell) && identify(cell, { today: new Date().toISOString().slice(0, 10) }).length > 0;

const filled = (cells: readonly string[]): number => cells.filter((cell) => cell.trim() !== "").length;

/**
 * Returns the first row that names the columns. If there is none, returns the reason, from the row with the most
 * cells, which is the likeliest.
 */
export function findHeader(
  rows: readonly (readonly string[])[],
  request: ColumnRequest,
): Header | (ColumnProblem & { readonly header: readonly string[] }) {
  if (request.noHeader === true) {
    const width = Math.max(0, ...rows.map((cells) => cells.length));
    const header = Array.from({ length: width }, (_, index) => String(index + 1));
    const columns = findColumns(header, request);
    return "read" in columns ? { index: -1, header, columns } : { ...columns, header };
  }
  // A column that was named is one heater's.
  const unfoldings = rows.map((cells) =>
    request.serialColumn === undefined ? findHeaters(cells) : undefined,
  );
  const headers = rows.map((cells, index) => unfoldings[index]?.header ?? cells);
  const results = headers.map((cells) => findColumns(cells, request));
  for (const [index, columns] of results.entries()) {
    const header = headers[index] ?? [];
    if (!("read" in columns) || header.some(isReadable)) continue;
    // A number finds a column in any row, so a heater must not become the names.
    const isNumbered = /^\d+$/u.test(request.serialColumn ?? "");
    if (isNumbered && looksLikeSerial(header[columns.serial] ?? "")) {
      return { problem: "data", column: "serialNumber", fitting: [], header };
    }
    return { index, header, columns, unfolding: unfoldings[index] };
  }
  const unclear = results.findIndex((one) => "problem" in one && one.problem === "unclear");
  const fullest = rows.reduce(
    (best, cells, index) => (filled(cells) > filled(rows[best] ?? []) ? index : best),
    0,
  );
  const at = unclear === -1 ? fullest : unclear;
  const problem = results[at];
  const header = rows[at] ?? [];
  if (problem !== undefined && "problem" in problem) return { ...problem, header };
  return { problem: "missing", column: "serialNumber", fitting: [], header };
}

/** Rows and cells of a file that a message shows. */
const shownRows = 3;
const shownCells = 8;

const flags: Readonly<Record<HeaterColumn, string>> = {
  brand: "--brand-column",
  serialNumber: "--serial-column",
  modelNumber: "--model-column",
};

/**
 * Returns a message about unclear columns, with those that were found and how to name the right one.
 *
 * @param rows The first rows of the file.
 */
export function columnFailure(
  file: string,
  { problem, column, heading, fitting, header }: ColumnProblem & { readonly header: readonly string[] },
  rows: readonly (readonly string[])[],
): Failure {
  const quoted = (names: readonly string[]) => names.filter((name) => name.trim() !== "").join(", ");
  const serial = header.findIndex(looksLikeSerial) + 1;
  const messages = {
    missing: heading === undefined ? "no serial number column" : `no column “${heading}”`,
    unclear: `several columns fit: ${quoted(fitting)}`,
    data: "the first row has a serial number, not headings",
  };
  const hints = [`Columns found: ${quoted(header)}`];
  if (problem === "missing" && rows.length > 1) {
    const shown = rows.slice(0, shownRows).map((cells) => `  ${cells.slice(0, shownCells).join(" | ")}`);
    hints.push(["The first rows:", ...shown].join("\n"));
  }
  const batch = `heater-age batch ${file}`;
  if (problem !== "data") hints.push(`Name the column: ${batch} ${flags[column]} COLUMN`);
  if (serial > 0) hints.push(`If the file has no headings: ${batch} --no-header --serial-column ${serial}`);
  hints.push("Usage: heater-age batch --help");
  return new Failure(exitCodes.file, `${file}: ${messages[problem]}.`, hints);
}
