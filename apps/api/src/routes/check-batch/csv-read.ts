import { CsvError, parse } from "csv-parse";
import { ApiError } from "../../errors/codes.ts";
import type { Slices } from "../../time/slices.ts";
import { maxChecks } from "./schema.ts";

/** Number of characters parsed at once. The parser takes 40 µs for a row with fewer cells than the first. */
const pieceLength = 512;

/** Maximum number of cells, because a quoted line break lets one row have all of them. */
export const maxCells = 400_000;

/** Maximum characters of a row. */
const maxRowLength = 16 * 1024;

/** A table that is malformed before this many rows is refused as a whole. */
const minRows = 25;

const separators = [",", ";", "\t"] as const;
const byteOrderMark = "\uFEFF";

/**
 * Decodes a table.
 *
 * @throws {ApiError} `csv-encoding` unless it is UTF-8.
 */
export function decodeCsv(file: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(file);
  } catch {
    throw new ApiError("csv-encoding");
  }
}

/**
 * Returns the separator that occurs most often in a row, outside of quotation marks. The parser's own detection would
 * consider any character.
 *
 * @param first Index of the row's first letter.
 */
function findSeparator(text: string, first: number): string {
  const start = text[first - 1] === '"' ? first - 1 : first;
  const [row = ""] = /^(?:"[^"]*"|[^"\r\n])*/u.exec(text.slice(start, start + maxRowLength)) ?? [];
  const bare = row.replaceAll(/"[^"]*"/gu, "");
  const uses = (separator: string) => bare.split(separator).length;
  return separators.reduce((best, other) => (uses(other) > uses(best) ? other : best));
}

function hasTooManyCells(text: string, separator: string): boolean {
  let cells = 0;
  for (let at = text.indexOf(separator); at !== -1; at = text.indexOf(separator, at + 1)) {
    cells += 1;
    if (cells > maxCells) return true;
  }
  return false;
}

const isEmpty = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === "");

/** Returns the rows of a table that are not empty, up to a number, and why there are no more. */
async function parseRows(text: string, delimiter: string, most: number, slices: Slices) {
  const rows: string[][] = [];
  let line = 0;
  const parser = parse({
    delimiter,
    max_record_size: maxRowLength,
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_column_count: true,
    skip_empty_lines: true,
    on_record: (cells: string[], { lines }) => {
      if (rows.length <= most && !isEmpty(cells)) rows.push(cells);
      line = lines;
      return null;
    },
  });
  // Errors are also passed to the callbacks.
  parser.on("error", () => {});
  const written = (
    write: (done: (error?: Error | null) => void) => void,
  ): Promise<Error | null | undefined> => new Promise((resolve) => write(resolve));
  for (let from = 0; from <= text.length && rows.length <= most; from += pieceLength) {
    if (slices.isOver()) await slices.next();
    const piece = text.slice(from, from + pieceLength);
    const error = await written((done) =>
      piece.length < pieceLength ? parser.end(piece, done) : parser.write(piece, done),
    );
    if (!error || rows.length > most) continue;
    if (!(error instanceof CsvError)) throw error;
    return { rows, failure: new ApiError("csv-malformed", { line: line + 1 }) };
  }
  return rows.length <= most
    ? { rows, failure: undefined }
    : { rows: rows.slice(0, most), failure: new ApiError("batch-too-long", { most: maxChecks }) };
}

/**
 * Reads a CSV table as in RFC 4180, with commas, semicolons or tabs. Empty rows are skipped.
 *
 * @returns `marked`: whether the file starts with a byte order mark, which spreadsheets write and expect. `header`: the
 *   first row, absent in a file without one. `rows`: at most 500 others. `failure`: why the rest isn't among them.
 * @throws {ApiError} `body-too-large` for more than 400,000 cells, `csv-malformed` when its beginning can't be read.
 *
 * @example
 * const { header, rows } = await readCsv('brand;note\nrheem;"a;b"\n', createSlices());
 * header; //=> ["brand", "note"]
 * rows; //=> [["rheem", "a;b"]]
 */
export async function readCsv(file: string, slices: Slices) {
  const marked = file.startsWith(byteOrderMark);
  const text = marked ? file.slice(byteOrderMark.length) : file;
  const first = text.search(/[^\s,;"]/u);
  if (first === -1) return { marked, separator: ",", header: undefined, rows: [], failure: undefined };
  const separator = findSeparator(text, first);
  if (hasTooManyCells(text, separator)) throw new ApiError("body-too-large");
  const {
    rows: [header, ...rows],
    failure,
  } = await parseRows(text, separator, maxChecks + 1, slices);
  if (failure !== undefined && rows.length < minRows) throw failure;
  return { marked, separator, header, rows, failure };
}
