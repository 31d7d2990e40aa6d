import type { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { ApiError } from "../../errors/codes.ts";
import type { Slices } from "../../time/slices.ts";

/** Consecutive rows, and the error if the rest of the file can't be read. */
export interface CsvRows {
  readonly rows: readonly (readonly string[])[];
  readonly failure?: ApiError;
}

/** A table while it is received. Empty rows are skipped. */
export interface CsvTable {
  /** Whether the file starts with a byte order mark, which spreadsheets write and expect. */
  readonly marked: boolean;
  readonly separator: string;
  /** The first row. Absent in a file without one. */
  readonly header: readonly string[] | undefined;
  /** The rows received together with the header. */
  readonly first: CsvRows;
  /** All further rows as they are received. Ends after a row with a failure. */
  readonly rest: AsyncGenerator<CsvRows, undefined>;
}

/** Maximum bytes of a batch, with room for the checks, other columns, and white space. */
export const mostBytes = 1024 * 1024;

/** Number of bytes read at once. */
const pieceBytes = 16 * 1024;

/** Maximum bytes of a row. */
const longestRow = 16 * 1024;

const separators = [",", ";", "\t"] as const;
const byteOrderMark = "\uFEFF";

async function* decodeText(source: Readable, slices: Slices): AsyncGenerator<string, undefined> {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  const decode = (bytes?: Uint8Array): string => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      throw new ApiError("csv-encoding");
    }
  };
  let received = 0;
  try {
    for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      const taken = chunk.subarray(0, mostBytes - received);
      for (let from = 0; from < taken.length; from += pieceBytes) {
        if (slices.isOver()) await slices.next();
        yield decode(taken.subarray(from, from + pieceBytes));
      }
      received += chunk.length;
      if (received > mostBytes) throw new ApiError("body-too-large");
    }
  } catch (error) {
    // Any other error means that the caller has closed the connection.
    throw error instanceof ApiError ? error : new ApiError("invalid-request");
  } finally {
    // The rest is discarded. Destroying the source would destroy the response too, and a paused one would block.
    source.resume();
  }
  yield decode();
}

/**
 * Returns the first row that isn't empty, which quotation marks can spread over lines; undefined until it is
 * complete.
 */
function firstRow(text: string): string | undefined {
  const blank = /(?:[\s,;]|"")*/uy;
  blank.test(text);
  const row = /(?:"[^"]*"|[^"\r\n])*/uy;
  row.lastIndex = blank.lastIndex;
  const [found = ""] = row.exec(text) ?? [];
  const isComplete = /[\r\n]/u.test(text.charAt(row.lastIndex)) || found.length > longestRow;
  return found !== "" && isComplete ? found : undefined;
}

/**
 * Returns the separator that occurs most often outside of quotation marks. The parser's own detection would consider
 * any character.
 */
function separatorOf(row: string): string {
  const bare = row.replaceAll(/"[^"]*"/gu, "");
  const uses = (separator: string) => bare.split(separator).length;
  return separators.reduce((best, other) => (uses(other) > uses(best) ? other : best));
}

/**
 * Parses rows chunk by chunk. The parser is written to instead of piped to, because a failing stream drops the rows
 * that it has already read.
 */
async function* parseRows(
  text: AsyncIterable<string>,
  delimiter: string,
): AsyncGenerator<CsvRows, undefined> {
  let rows: string[][] = [];
  let line = 0;
  const parser = parse({
    delimiter,
    max_record_size: longestRow,
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    on_record: (cells: string[], { lines }) => {
      rows.push(cells);
      line = lines;
      return null;
    },
  });
  // Errors are also passed to the callback of the write.
  parser.on("error", () => {});
  const takeRows = (error: Error | null | undefined): CsvRows => {
    const taken = rows;
    rows = [];
    if (!error) return { rows: taken };
    if (!(error instanceof CsvError)) throw error;
    return { rows: taken, failure: new ApiError("csv-malformed", { line: line + 1 }) };
  };
  try {
    for await (const chunk of text) {
      const taken = takeRows(await new Promise((resolve) => parser.write(chunk, resolve)));
      if (taken.rows.length > 0 || taken.failure !== undefined) yield taken;
      if (taken.failure !== undefined) return undefined;
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    yield { rows: [], failure: error };
    return undefined;
  }
  yield takeRows(await new Promise((resolve) => parser.end(resolve)));
  return undefined;
}

/**
 * Reads a CSV table as in RFC 4180, in UTF-8, with commas, semicolons or tabs. Holds no more than one row and the
 * last chunk in memory.
 *
 * @throws {ApiError} when the header can't be read: `csv-encoding`, `csv-malformed`, `body-too-large`.
 *
 * @example
 * const { header, first } = await readCsv(Readable.from([Buffer.from('brand;note\nrheem;"a;b"\n')]));
 * header; //=> ["brand", "note"]
 * first.rows; //=> [["rheem", "a;b"]]
 */
export async function readCsv(source: Readable, slices: Slices): Promise<CsvTable> {
  const text = decodeText(source, slices);
  let begun = "";
  let row: string | undefined;
  while (row === undefined) {
    const next = await text.next();
    begun += next.value ?? "";
    row = next.done ? begun : firstRow(begun);
  }
  const marked = begun.startsWith(byteOrderMark);
  async function* whole() {
    try {
      yield marked ? begun.slice(byteOrderMark.length) : begun;
      yield* text;
    } finally {
      await text.return(undefined);
    }
  }
  const separator = separatorOf(row);
  const rest = parseRows(whole(), separator);
  const { rows, failure } = (await rest.next()).value ?? { rows: [] };
  const [header, ...others] = rows;
  if (header === undefined && failure !== undefined) {
    // Discards the rest of the input, because the next request on the connection waits for its end.
    await rest.return(undefined);
    throw failure;
  }
  return { marked, separator, header, first: { rows: others, ...(failure && { failure }) }, rest };
}
