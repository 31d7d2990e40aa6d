import type { SheetFilter, SheetFilterInfo } from "hucre";
import { readOds, streamOdsRows } from "hucre/ods";
import { readXlsx, streamXlsxRows } from "hucre/xlsx";
import { exitCodes, Failure } from "../terminal/failure.ts";
import type { Translator } from "../texts/translator.ts";
import { findHeader, headingRows, type ColumnRequest } from "./find-columns.ts";
import type { CellValue, ParsedRow } from "./parse-rows.ts";

/** Options for reading a spreadsheet. */
export interface SpreadsheetRequest extends ColumnRequest {
  readonly file: string;
  /** Name of the sheet. @default the first that has the columns */
  readonly sheet?: string | undefined;
}

/** The sheet to read. */
export interface Sheet {
  /** Number of rows that aren't empty. */
  readonly count: number;
  readonly rows: AsyncIterable<readonly ParsedRow[]>;
}

interface NamedSheet {
  readonly name: string;
  readonly hidden: boolean;
  readonly values: () => AsyncIterable<{ readonly index: number; readonly values: readonly CellValue[] }>;
}

const rowsAtOnce = 1000;

/** Returns the text of a cell. A number has all its digits; a date is a calendar date. */
export function textOf(value: CellValue): string {
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
  const listed: SheetFilterInfo[] = [];
  const sheets: SheetFilter = (sheet) => {
    listed.push(sheet);
    return false;
  };
  await (kind === "ods" ? readOds(bytes, { sheets }) : readXlsx(bytes, { sheets }));
  return listed;
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
  values.some((value) => textOf(value).trim() !== "");

async function* filledRows({ values: open }: NamedSheet): AsyncGenerator<ParsedRow> {
  for await (const { index, values } of open()) {
    if (isFilled(values)) yield { cells: values.map(textOf), values, line: index + 1 };
  }
}

/**
 * Returns whether a sheet names the columns in one of its first rows, or nothing if it has no rows, such as a chart.
 */
async function hasHeader(sheet: NamedSheet, request: ColumnRequest): Promise<boolean | undefined> {
  const first: (readonly string[])[] = [];
  try {
    for await (const { cells } of filledRows(sheet)) if (first.push(cells) === headingRows) break;
  } catch {
    return undefined;
  }
  return "columns" in findHeader(first, request);
}

/** Returns the kind of a spreadsheet. Throws for other files and for a password. */
function kindOf(bytes: Buffer, file: string, { texts: { commandLine } }: Translator): Kind {
  if (!bytes.subarray(0, 2).equals(Buffer.from("PK"))) {
    const hasPassword = bytes.includes(Buffer.from("EncryptedPackage", "utf16le"));
    throw new Failure(
      exitCodes.file,
      hasPassword ? commandLine.fileProtected({ file }) : commandLine.fileOld({ file }),
    );
  }
  // An OpenDocument file starts with its media type.
  return bytes.toString("latin1", 30, 38) === "mimetype" ? "ods" : "xlsx";
}

/**
 * Reads a spreadsheet: the given sheet, or the first visible one with the columns.
 *
 * @throws {Failure} when it has a password, is damaged, or has no such sheet.
 */
export async function readSpreadsheet(
  bytes: Buffer,
  { file, sheet: wanted, ...request }: SpreadsheetRequest,
  translator: Translator,
): Promise<Sheet> {
  const { commandLine } = translator.texts;
  const kind = kindOf(bytes, file, translator);
  const damaged = (error: unknown) =>
    error instanceof Failure ? error : new Failure(exitCodes.file, commandLine.fileDamaged({ file }));

  async function choose(): Promise<NamedSheet> {
    const sheets = await namedSheets(bytes, kind);
    const shown = sheets.filter(({ hidden }) => !hidden);
    if (wanted !== undefined) {
      const named = sheets.find(({ name }) => name.trim().toLowerCase() === wanted.trim().toLowerCase());
      if (named !== undefined) return named;
      const names = sheets.map(({ name }) => name).join(", ");
      throw new Failure(exitCodes.file, commandLine.sheetMissing({ file, sheet: wanted, sheets: names }));
    }
    let best: NamedSheet | undefined;
    for (const sheet of shown) {
      const found = await hasHeader(sheet, request);
      if (found === true) return sheet;
      if (found === false) best ??= sheet;
    }
    if (best === undefined) throw new Failure(exitCodes.file, commandLine.fileDamaged({ file }));
    return best;
  }

  async function* inPieces(sheet: NamedSheet, width: number): AsyncGenerator<readonly ParsedRow[]> {
    let piece: ParsedRow[] = [];
    try {
      for await (const { cells, ...row } of filledRows(sheet)) {
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

  try {
    const sheet = await choose();
    let count = 0;
    let width = 0;
    for await (const { cells } of filledRows(sheet)) {
      count += 1;
      width = Math.max(width, cells.length);
    }
    return { count, rows: inPieces(sheet, width) };
  } catch (error) {
    throw damaged(error);
  }
}
