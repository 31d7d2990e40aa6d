import { exitCodes, Failure } from "../terminal/failure.ts";
import { recognizeUtf16 } from "./decode-text.ts";
import { chunksOf, type Source } from "./files.ts";
import { rowParser, type TableFormat } from "./parse-rows.ts";
import type { Sheet, SpreadsheetRequest } from "./read-spreadsheet.ts";

/** Options for reading a file with a table. */
export interface TableRequest extends SpreadsheetRequest {
  /** The separator of a text. @default the one in the first row */
  readonly delimiter?: string | undefined;
  /** Encoding of a text. @default UTF-16 where it is recognized, otherwise UTF-8 */
  readonly encoding?: string | undefined;
}

/** A table that is read one chunk at a time. */
export interface TableInput {
  /** The sheets with rows. A text is one. */
  readonly sheets: readonly Sheet[];
  /** Messages about sheets that aren't read. */
  readonly skipped: readonly string[];
  /** The text format of the table, or the one to write a spreadsheet in. */
  readonly format: () => TableFormat;
  /** Returns the part that has been read, from 0 to 1, or nothing if the total is unknown. */
  readonly part: () => number | undefined;
}

/** Minimum number of bytes to recognize the kind of a file. */
const sample = 16;
const maxSpreadsheetBytes = 512 * 1024 * 1024;
const zipMark = Buffer.from("PK\u0003\u0004", "latin1");
const oldMark = Buffer.from("D0CF11E0A1B11AE1", "hex");

const begins = (bytes: Buffer, mark: Buffer): boolean => bytes.subarray(0, mark.length).equals(mark);

/** Reads the rest of a file. */
async function whole(first: Buffer, chunks: AsyncIterator<Buffer>, file: string): Promise<Buffer> {
  const pieces = [first];
  let size = first.length;
  for (let next = await chunks.next(); next.done !== true; next = await chunks.next()) {
    pieces.push(next.value);
    size += next.value.length;
    if (size > maxSpreadsheetBytes) {
      const megabytes = maxSpreadsheetBytes / 1024 / 1024;
      const problem = `too large (over ${megabytes} MB unpacked). Save it as “CSV UTF-8”.`;
      throw new Failure(exitCodes.file, `${file}: ${problem}`);
    }
  }
  return Buffer.concat(pieces);
}

/**
 * Opens a table: a text, or a spreadsheet, which is recognized by its first bytes whatever the name of the file. The
 * library for spreadsheets is only loaded for them.
 *
 * @throws {Failure} when a spreadsheet can't be read.
 */
export async function openTable(
  source: Source,
  request: TableRequest,
  signal: AbortSignal,
): Promise<TableInput> {
  const chunks = chunksOf(source, request.file, signal);
  let first: Buffer = Buffer.alloc(0);
  for (let next = await chunks.next(); next.done !== true; next = await chunks.next()) {
    first = Buffer.concat([first, next.value]);
    if (first.length >= sample) break;
  }

  if (begins(first, zipMark) || begins(first, oldMark)) {
    const bytes = await whole(first, chunks, request.file);
    const { readSpreadsheet } = await import("./read-spreadsheet.ts");
    const { sheets, skipped, count } = await readSpreadsheet(bytes, request);
    let taken = 0;
    async function* counted(pieces: Sheet["rows"]) {
      for await (const piece of pieces) {
        taken += piece.length;
        yield piece;
      }
    }
    return {
      sheets: sheets.map((sheet) => ({ ...sheet, rows: counted(sheet.rows) })),
      skipped,
      format: () => ({ marked: true, separator: request.delimiter ?? ",", lineEnd: "\r\n", declared: false }),
      part: () => (count === 0 ? 1 : taken / count),
    };
  }

  const decoder = new TextDecoder(request.encoding ?? recognizeUtf16(first), { ignoreBOM: true });
  const isUtf8 = decoder.encoding === "utf-8";
  const parser = rowParser(request.delimiter);
  let read = 0;
  function parse(chunk: Buffer) {
    read += chunk.length;
    return parser.push(decoder.decode(chunk, { stream: true }));
  }
  async function* rows() {
    yield parse(first);
    for await (const chunk of chunks) yield parse(chunk);
    yield parser.push(decoder.decode());
    yield parser.end();
  }
  return {
    sheets: [{ rows: rows() }],
    skipped: [],
    // Text from another encoding is written as UTF-8, which spreadsheets only recognize by the mark.
    format: () => ({ ...parser.format(), ...(!isUtf8 && { marked: true }) }),
    part: () =>
      source.size === undefined || source.size === 0 ? undefined : Math.min(read / source.size, 1),
  };
}
