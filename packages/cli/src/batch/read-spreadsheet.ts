import { readOds } from "hucre/ods";
import { streamXlsxRows } from "hucre/xlsx";
import { exitCodes, Failure } from "../terminal/failure.ts";
import type { Translator } from "../texts/translator.ts";
import { findHeader, headingRows, type ColumnRequest } from "./find-columns.ts";
import type { CellValue, ParsedRow } from "./parse-rows.ts";
import { firstByteOf, textIn, zipEntries } from "./zip-entries.ts";

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

const megabyte = 1024 * 1024;
/** Maximum megabytes of an unpacked file. An ODS file is entirely in memory, a sheet of an XLSX file isn't. */
const largest = { xlsx: 1024, ods: 96 };
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

async function* eachRow(rows: readonly (readonly CellValue[])[]) {
  for (const [index, values] of rows.entries()) yield { index, values };
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const unescaped = (text: string): string =>
  text.replaceAll(
    /&(?:#x(?<hex>[\da-f]{1,5})|#(?<decimal>\d{1,6})|(?<name>\w+));/giu,
    (whole, hex, decimal, name) => {
      if (name !== undefined) return entities[String(name)] ?? whole;
      return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16));
    },
  );

/**
 * Returns the names of the sheets of an XLSX file, in their order. The library can list them too, but that part of it
 * is twice as large as all the rest.
 */
function sheetNames(bytes: Buffer): readonly { readonly name: string; readonly hidden: boolean }[] {
  const workbook = zipEntries(bytes)?.find(({ name }) => /(?:^|\/)workbook\.xml$/iu.test(name));
  if (workbook === undefined) return [];
  const tags = textIn(bytes, workbook).match(/<(?:\w+:)?sheet\s[^>]*>/gu) ?? [];
  return tags.map((tag) => ({
    name: unescaped(/\sname="(?<name>[^"]*)"/u.exec(tag)?.groups?.["name"] ?? ""),
    hidden: /\sstate="(?:hidden|veryHidden)"/u.test(tag),
  }));
}

async function sheetsOf(bytes: Buffer, kind: "ods" | "xlsx"): Promise<readonly NamedSheet[]> {
  if (kind === "ods") {
    const { sheets } = await readOds(bytes);
    return sheets.map(({ name, rows }) => ({ name, hidden: false, values: () => eachRow(rows) }));
  }
  return sheetNames(bytes).map(({ name, hidden }, index) => ({
    name,
    hidden,
    values: () => streamXlsxRows(bytes, { sheet: index }),
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

/**
 * Returns the kind of a spreadsheet. Throws for other files, for a password, and if it is too large when unpacked.
 */
function kindOf(bytes: Buffer, file: string, { texts: { commandLine } }: Translator): "ods" | "xlsx" {
  const fail = (message: string) => new Failure(exitCodes.file, message);
  if (!bytes.subarray(0, 2).equals(Buffer.from("PK"))) {
    const hasPassword = bytes.includes(Buffer.from("EncryptedPackage", "utf16le"));
    throw fail(hasPassword ? commandLine.fileProtected({ file }) : commandLine.fileOld({ file }));
  }
  const entries = zipEntries(bytes);
  const content = entries?.find(({ name }) => name === "content.xml");
  const isEncrypted =
    (content?.isStored === true && firstByteOf(bytes, content) !== "<".codePointAt(0)) ||
    entries?.some(({ name }) => name === "encrypted-package") === true;
  if (isEncrypted) throw fail(commandLine.fileProtected({ file }));
  const kind = content === undefined ? "xlsx" : "ods";
  const unpacked = entries?.reduce((sum, { size }) => sum + size, 0) ?? 0;
  if (unpacked > largest[kind] * megabyte) {
    throw fail(commandLine.fileLarge({ file, megabytes: largest[kind] }));
  }
  // Unpacking is limited to the listed sizes, so an entry without a size would have no limit.
  const isHonest = entries?.every(({ size, packedSize }) => size > 0 || packedSize <= 2) ?? false;
  if (!isHonest) throw fail(commandLine.fileDamaged({ file }));
  return kind;
}

/**
 * Reads a spreadsheet: the given sheet, or the first visible one with the columns.
 *
 * @throws {Failure} when it has a password, is damaged or too large, or has no such sheet.
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
    const sheets = await sheetsOf(bytes, kind);
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
