import type { SheetFilter, SheetFilterInfo } from "hucre";
import { readOds, streamOdsRows } from "hucre/ods";
import { readXlsx, streamXlsxRows } from "hucre/xlsx";
import { exitCodes, Failure } from "../terminal/failure.ts";
import { type ColumnRequest, findHeader, type Header, headingRows } from "./find-columns.ts";
import { isSameHeading } from "./headings.ts";
import type { CellValue, ParsedRow } from "./parse-rows.ts";

export interface SpreadsheetRequest extends ColumnRequest {
  readonly file: string;
  /** Name of the sheet. @default all with the columns of the first that has them */
  readonly sheet?: string | undefined;
}

export interface Sheet {
  /** Its name. Absent for a text, and if the spreadsheet has no other sheet to read. */
  readonly name?: string;
  readonly rows: AsyncIterable<readonly ParsedRow[]>;
}

export interface Sheets {
  readonly sheets: readonly Sheet[];
  /** Messages about the other sheets that have rows. */
  readonly skipped: readonly string[];
  /** Number of rows in all sheets to read that aren't empty. */
  readonly count: number;
}

interface NamedSheet {
  readonly name: string;
  readonly hidden: boolean;
  readonly values: () => AsyncIterable<{ readonly index: number; readonly values: readonly CellValue[] }>;
}

const rowsAtOnce = 1000;

/** Returns the text of a cell. A number has all its digits; a date is a calendar date. */
export function toText(value: CellValue): string {
  if (value === null) return "";
  if (typeof value === "number" && Number.isSafeInteger(value)) return BigInt(value).toString();
  if (!(value instanceof Date)) return String(value);
  if (Number.isNaN(value.valueOf())) return "";
  return value
    .toISOString()
    .replace(/T00:00:00\.000Z$/u, "")
    .replace(/\.000Z$/u, "");
}

type Kind = "ods" | "xlsx";

/** Lists the sheets of a spreadsheet, in their order, without reading their cells. */
async function listSheets(bytes: Buffer, kind: Kind): Promise<readonly SheetFilterInfo[]> {
  // By index, because the library asks twice for the sheets of an ODS file.
  const listed = new Map<number, SheetFilterInfo>();
  const sheets: SheetFilter = (sheet) => {
    listed.set(sheet.index, sheet);
    return false;
  };
  await (kind === "ods" ? readOds(bytes, { sheets }) : readXlsx(bytes, { sheets }));
  return [...listed.values()];
}

async function namedSheets(bytes: Buffer, kind: Kind): Promise<readonly NamedSheet[]> {
  const listed = await listSheets(bytes, kind);
  return listed.map(({ name, index, hidden = false, veryHidden = false }) => ({
    name,
    hidden: hidden || veryHidden,
    values: () =>
      kind === "ods" ? streamOdsRows(bytes, { sheets: [index] }) : streamXlsxRows(bytes, { sheet: index }),
  }));
}

const isFilled = (values: readonly CellValue[]): boolean =>
  values.some((value) => toText(value).trim() !== "");

/**
 * Reads the rows of a sheet that aren't empty.
 *
 * @param widths How many digits a column shows of a number, whose zeros at the start aren't stored.
 */
async function* filledRows(
  { values: open }: NamedSheet,
  widths: ReadonlyMap<number, number> = new Map(),
): AsyncGenerator<ParsedRow> {
  for await (const { index, values: stored } of open()) {
    if (!isFilled(stored)) continue;
    const values = stored.map((value, column) =>
      typeof value === "number" && widths.has(column)
        ? toText(value).padStart(widths.get(column) ?? 0, "0")
        : value,
    );
    yield { cells: values.map(toText), values, line: index + 1 };
  }
}

/** Number of rows whose formats are read: a column has one format, and reading them all takes as long as the cells. */
const formattedRows = 1000;

/** Returns how many digits the columns of a sheet show whose numbers have a format such as `0000000000`. */
async function shownDigits(bytes: Buffer, sheet: string): Promise<ReadonlyMap<number, number>> {
  const read = await readXlsx(bytes, { sheets: [sheet], readStyles: true, maxRows: formattedRows });
  const widths = new Map<number, number>();
  for (const [place, { value, style }] of read.sheets[0]?.cells ?? []) {
    const column = Number(place.split(",")[1]);
    const format = style?.numFmt ?? "";
    if (typeof value === "number" && /^0{2,}$/u.test(format)) widths.set(column, format.length);
  }
  return widths;
}

/**
 * Returns the row that names the columns, or `"none"` if none of the first rows does. Returns nothing if the sheet has
 * no rows, such as a chart.
 */
async function readHeader(sheet: NamedSheet, request: ColumnRequest): Promise<Header | "none" | undefined> {
  const first: (readonly string[])[] = [];
  try {
    for await (const { cells } of filledRows(sheet)) if (first.push(cells) === headingRows) break;
  } catch {
    return undefined;
  }
  if (first.length === 0) return undefined;
  const header = findHeader(first, request);
  return "columns" in header ? header : "none";
}

/** Returns whether two rows name the same columns in the same order. */
function hasSameColumns(one: readonly string[], other: readonly string[]): boolean {
  const width = Math.max(one.length, other.length);
  return Array.from({ length: width }).every((_, index) =>
    isSameHeading(one[index] ?? "", other[index] ?? ""),
  );
}

/** Returns the kind of a spreadsheet. Throws for other files and for a password. */
function findKind(bytes: Buffer, file: string): Kind {
  if (!bytes.subarray(0, 2).equals(Buffer.from("PK"))) {
    const hasPassword = bytes.includes(Buffer.from("EncryptedPackage", "utf16le"));
    const problem = hasPassword
      ? "password protected. Save it without one."
      : "old Excel format. Save it as XLSX.";
    throw new Failure(exitCodes.file, `${file}: ${problem}`);
  }
  // An OpenDocument file starts with its media type.
  return bytes.toString("latin1", 30, 38) === "mimetype" ? "ods" : "xlsx";
}

/**
 * Reads a spreadsheet: the given sheet, or all with the columns of the first that has them, except for hidden ones.
 *
 * @throws {Failure} when it has a password, is damaged, or has no such sheet.
 */
export async function readSpreadsheet(
  bytes: Buffer,
  { file, sheet: sheetName, ...request }: SpreadsheetRequest,
): Promise<Sheets> {
  const kind = findKind(bytes, file);
  const damage = `${file}: damaged. Open and save it again.`;
  const damaged = (error: unknown) =>
    error instanceof Failure ? error : new Failure(exitCodes.file, damage);

  async function choose(): Promise<readonly NamedSheet[]> {
    const sheets = await namedSheets(bytes, kind);
    if (sheetName !== undefined) {
      const named = sheets.find(({ name }) => name.trim().toLowerCase() === sheetName.trim().toLowerCase());
      if (named !== undefined) return [named];
      const names = sheets.map(({ name }) => name).join(", ");
      throw new Failure(exitCodes.file, `${file}: no sheet “${sheetName}”. Its sheets are ${names}.`);
    }
    let first: Header | undefined;
    const chosen: NamedSheet[] = [];
    const filled: NamedSheet[] = [];
    for (const sheet of sheets) {
      const { name } = sheet;
      const header = await readHeader(sheet, request);
      if (header === undefined) continue;
      if (sheet.hidden) {
        skipped.push(`Sheet “${name}” is hidden. To read it, use “--sheet”.`);
        continue;
      }
      filled.push(sheet);
      if (header === "none") {
        skipped.push(`Sheet “${name}” has no serial number column, so it isn’t read.`);
      } else if (first === undefined || hasSameColumns(first.header, header.header)) {
        first ??= header;
        chosen.push(sheet);
      } else {
        skipped.push(`Sheet “${name}” has other columns. To read it, use “--sheet”.`);
      }
    }
    const best = chosen.length > 0 ? chosen : filled.slice(0, 1);
    if (best.length === 0) throw new Failure(exitCodes.file, damage);
    return best;
  }

  async function* inPieces(sheet: NamedSheet, width: number): AsyncGenerator<readonly ParsedRow[]> {
    let piece: ParsedRow[] = [];
    try {
      const widths =
        kind === "xlsx" && numbered.has(sheet) ? await shownDigits(bytes, sheet.name) : undefined;
      for await (const { cells, ...row } of filledRows(sheet, widths)) {
        // Keeps notes next to the table in their place, because every row is as wide as the widest.
        piece.push({ ...row, cells: [...cells, ...Array.from({ length: width - cells.length }, () => "")] });
        if (piece.length < rowsAtOnce) continue;
        yield piece;
        piece = [];
      }
    } catch (error) {
      throw damaged(error);
    }
    if (piece.length > 0) yield piece;
  }

  const skipped: string[] = [];
  /** The sheets with serial numbers stored as numbers, which lack the zeros that their cells may show. */
  const numbered = new Set<NamedSheet>();
  try {
    const chosen = await choose();
    let count = 0;
    let width = 0;
    for (const sheet of chosen) {
      const header = await readHeader(sheet, request);
      const { columns, unfolding } = header === undefined || header === "none" ? {} : header;
      const serial = columns?.serial ?? -1;
      const serials = unfolding?.heaters.map((places) => places[serial] ?? -1) ?? [serial];
      for await (const row of filledRows(sheet)) {
        count += 1;
        width = Math.max(width, row.cells.length);
        const values = "values" in row ? (row.values ?? []) : [];
        if (serials.some((place) => typeof values[place] === "number")) numbered.add(sheet);
      }
    }
    const sheets = chosen.map((sheet) => ({
      ...(chosen.length > 1 && { name: sheet.name }),
      rows: inPieces(sheet, width),
    }));
    return { sheets, skipped, count };
  } catch (error) {
    throw damaged(error);
  }
}
