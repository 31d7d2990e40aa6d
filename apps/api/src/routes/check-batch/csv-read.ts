import type { Readable } from "node:stream";
import { CsvError } from "csv-parse";
import { parse } from "csv-parse/sync";
import { ApiError } from "../../errors/codes.ts";

/** A table while it comes in. */
export interface CsvTable {
  /** Whether the file begins with a byte order mark, as spreadsheets write and want it. */
  readonly marked: boolean;
  readonly separator: string;
  /** The first row that is not empty; none in a file without one. */
  readonly header: readonly string[] | undefined;
  /** The other rows that are not empty. Ends with an {@link ApiError} where the file cannot be read on. */
  readonly rows: AsyncGenerator<readonly string[], void>;
}

/** Bytes that a batch may have: room for the checks, what a table has besides, and white space. */
export const mostBytes = 1024 * 1024;

/** Characters that a row may have. */
const longestRow = 16 * 1024;

const separators = [",", ";", "\t"] as const;
const byteOrderMark = "\uFEFF";

async function* textOf(source: Readable): AsyncGenerator<string, undefined> {
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
      yield decode(chunk.subarray(0, mostBytes - received));
      received += chunk.length;
      if (received > mostBytes) throw new ApiError("body-too-large");
    }
  } catch (error) {
    // A caller that left is nobody's fault here.
    throw error instanceof ApiError ? error : new ApiError("invalid-request");
  } finally {
    // What is not wanted is let go: a source that is destroyed takes the answer with it, one that stands still blocks.
    source.resume();
  }
  yield decode();
}

interface Line {
  readonly text: string;
  /** Number of the line of the file that it begins in, from 1. */
  readonly number: number;
}

/** Lines without anything in their cells, as spreadsheets leave them behind. */
const emptyLines = /^(?:[ \t\r\n,;]|"")*[\r\n]/u;
const emptyLine = /^(?:[ \t,;]|"")*$/u;

const linesIn = (text: string): number => text.split(/\r\n|\r|\n/u).length - 1;

/** Cuts a text at the ends of its lines, but not within quotation marks. Leaves out empty lines. */
async function* linesOf(text: AsyncGenerator<string, undefined>): AsyncGenerator<Line, void> {
  let rest = "";
  let number = 1;
  let complete = false;
  let quoted = false;
  const mark = /["\r\n]/gu;
  for (;;) {
    const from = mark.lastIndex;
    const found = mark.exec(rest);
    const halfAnEnd = found?.[0] === "\r" && mark.lastIndex === rest.length;
    if (!complete && (found === null || halfAnEnd)) {
      mark.lastIndex = found?.index ?? Math.max(from, rest.length);
      if (rest.length > longestRow) throw new ApiError("csv-malformed", { line: number });
      const next = await text.next();
      complete = next.done === true;
      rest += next.value ?? "";
    } else if (found?.[0] === '"') {
      quoted = !quoted;
    } else if (found === null || !quoted) {
      const line = rest.slice(0, found?.index);
      if (line.length > longestRow) throw new ApiError("csv-malformed", { line: number });
      if (!emptyLine.test(line)) yield { text: line, number };
      if (found === null) return;
      const [ends = ""] = emptyLines.exec(rest.slice(found.index)) ?? [];
      number += linesIn(line) + linesIn(ends);
      rest = rest.slice(found.index + ends.length);
      mark.lastIndex = 0;
    }
  }
}

/** The separator that occurs most in a row outside of quotation marks. */
function separatorOf(row: string): string {
  const bare = row.replaceAll(/"[^"]*"/gu, "");
  const uses = (separator: string) => bare.split(separator).length;
  return separators.reduce((best, other) => (uses(other) > uses(best) ? other : best));
}

function cellsOf({ text, number }: Line, separator: string): readonly string[] | undefined {
  try {
    const [cells] = parse(text, { delimiter: separator, relax_column_count: true });
    return cells;
  } catch (error) {
    throw error instanceof CsvError ? new ApiError("csv-malformed", { line: number }) : error;
  }
}

/**
 * Reads a table in CSV as RFC 4180 has it, in UTF-8. Semicolons and tabulators may stand for the commas: the first row
 * tells. Holds no more of it than one row and what has just come in.
 *
 * @throws {ApiError} `csv-encoding`, `csv-malformed`, `body-too-large`; so do the rows.
 *
 * @example
 * const { header, rows } = await readCsv(Readable.from([Buffer.from('brand;note\nrheem;"a;b"\n')]));
 * header; //=> ["brand", "note"]
 * for await (const row of rows) row; //=> ["rheem", "a;b"]
 */
export async function readCsv(source: Readable): Promise<CsvTable> {
  const text = textOf(source);
  const lines = linesOf(text);
  let marked = false;
  let separator = ",";
  let header: readonly string[] | undefined;
  while (header === undefined) {
    const next = await lines.next();
    if (next.done) break;
    const line = next.value;
    const begins = line.number === 1 && line.text.startsWith(byteOrderMark);
    marked ||= begins;
    const unmarked = begins ? line.text.slice(byteOrderMark.length) : line.text;
    separator = separatorOf(unmarked);
    header = cellsOf({ ...line, text: unmarked }, separator);
  }
  async function* rows() {
    try {
      for await (const line of lines) {
        const cells = cellsOf(line, separator);
        if (cells !== undefined) yield cells;
      }
    } finally {
      await text.return(undefined);
    }
  }
  return { marked, separator, header, rows: rows() };
}
