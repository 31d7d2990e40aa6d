import { CsvError } from "csv-parse";
import { parse } from "csv-parse/sync";

/** A row of a table that can be read. */
interface WholeRow {
  readonly cells: readonly string[];
  /** The line of the file that it begins in, from 1. */
  readonly line: number;
}

/** A line that cannot be read. */
interface BrokenLine {
  /** What is in it, as far as it is text: all in one cell, where it cannot be told where they end. */
  readonly cells: readonly string[];
  readonly line: number;
  readonly broken: "encoding" | "malformed";
}

/** A row of a table, or why it is none. */
export type CutRow = WholeRow | BrokenLine;

/** Cuts a file into rows while it comes in. */
export interface RowCutter {
  /** Whether the file begins with a byte order mark, as spreadsheets write and want it. */
  readonly marked: () => boolean;
  /** What separates the cells; known once the first row is there. */
  readonly separator: () => string;
  /** How the first line ends; as RFC 4180 wants it, where that is in doubt. */
  readonly lineEnd: () => "\n" | "\r\n";
  /** Takes the next bytes, and gives the rows that end in them. */
  readonly push: (bytes: Buffer) => readonly CutRow[];
  /** Gives the rows that are left when the file ends. */
  readonly end: () => readonly CutRow[];
  /** The line of the file at which the next row begins. */
  readonly line: () => number;
}

/** Characters that a row may have. */
const longestRow = 16 * 1024;

const separators = [",", ";", "\t"] as const;
const byteOrderMark = "\u00EF\u00BB\u00BF";
const ascii = /^[\0-\x7F]*$/u;
const empty = /^(?:[ \t,;]|"")*$/u;
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const lenient = new TextDecoder("utf-8", { ignoreBOM: true });

/** Bytes, one a character, as the text that they are; `undefined` when they are none. */
function textOf(bytes: string): string | undefined {
  if (ascii.test(bytes)) return bytes;
  try {
    return decoder.decode(Buffer.from(bytes, "latin1"));
  } catch {
    return undefined;
  }
}

/** The separator that occurs most in a row outside of quotation marks. */
function separatorOf(row: string): string {
  const bare = row.replaceAll(/"[^"]*"/gu, "");
  const uses = (separator: string) => bare.split(separator).length;
  return separators.reduce((best, other) => (uses(other) > uses(best) ? other : best));
}

/** Where a row with quotation marks ends: its length, or what is the matter. */
type End = number | "incomplete" | "malformed";

const isLineEnd = (character: string | undefined): boolean => character === "\n" || character === "\r";

/** Index of the end of a cell in quotation marks, behind the closing one. */
function endOfQuoted(bytes: string, from: number): End {
  for (let at = from + 1; ; at += 2) {
    at = bytes.indexOf('"', at);
    if (at === -1) return "incomplete";
    if (bytes[at + 1] !== '"') return at + 1;
  }
}

/** Finds the end of a row, which a quotation mark at the beginning of a cell can put into a later line. */
function endOfRow(bytes: string, from: number, between: readonly string[], final: boolean): End {
  for (let at = from; ; at += 1) {
    if (bytes[at] === '"') {
      const end = endOfQuoted(bytes, at);
      if (end === "incomplete") return final ? "malformed" : end;
      if (typeof end !== "number") return end;
      at = end;
      const next = bytes[at];
      if (next !== undefined && !isLineEnd(next) && !between.includes(next)) return "malformed";
    } else {
      while (at < bytes.length && !isLineEnd(bytes[at]) && !between.includes(bytes[at] ?? "")) at += 1;
    }
    if (at >= bytes.length) return final ? bytes.length : "incomplete";
    if (isLineEnd(bytes[at])) return at;
  }
}

/** The cells of a row that has quotation marks somewhere. */
function quotedCells(text: string, separator: string): readonly string[] | undefined {
  try {
    const [cells] = parse(text, { delimiter: separator, relax_column_count: true, relax_quotes: true });
    return cells;
  } catch (error) {
    if (error instanceof CsvError) return undefined;
    throw error;
  }
}

/** How many line ends are within a row. */
const linesIn = (bytes: string): number => bytes.split(/\r\n|\r|\n/u).length - 1;

/** Bytes, one a character, as a text to show, whatever they are. */
const shown = (bytes: string): string => textOf(bytes) ?? lenient.decode(Buffer.from(bytes, "latin1"));

/**
 * Cuts a table in CSV into its rows. What RFC 4180 has is understood, with semicolons and tabs too: the first row tells.
 * Rows without anything in their cells are left out. A row that cannot be read costs the line it begins in; the next
 * line is read as if nothing had been. It holds no more than one row and what has just come in, whatever the file.
 *
 * @example
 * const cutter = cutRows();
 * cutter.push(Buffer.from('brand;note\nrheem;"a;b"\nru')); // two rows
 * cutter.end(); //=> [{ cells: ["ru"], line: 3 }]
 */
export function cutRows(): RowCutter {
  let rest = "";
  let line = 1;
  let separator: string | undefined;
  let lineEnd: "\n" | "\r\n" | undefined;
  let begun = false;
  let marked = false;
  // A line that is too long to keep has been told; its end is still to come.
  let skipping = false;

  function rowOf(bytes: string, quoted: boolean): CutRow | undefined {
    if (empty.test(bytes)) return undefined;
    const text = textOf(bytes);
    const known = text ?? shown(bytes);
    separator ??= separatorOf(known);
    const cells = quoted ? quotedCells(known, separator) : known.split(separator);
    if (cells === undefined) return { cells: [known], line, broken: "malformed" };
    return text === undefined ? { cells, line, broken: "encoding" } : { cells, line };
  }

  /** Where the row that begins at an index ends, and whether it has quotation marks. */
  function endOf(from: number, final: boolean): { readonly end: End; readonly quoted: boolean } {
    const mark = /["\r\n]/gu;
    mark.lastIndex = from;
    const found = mark.test(rest) ? mark.lastIndex - 1 : -1;
    if (found === -1) return { end: final ? rest.length : "incomplete", quoted: false };
    if (rest[found] !== '"') return { end: found, quoted: false };
    const between = separator === undefined ? separators : [separator];
    return { end: endOfRow(rest, from, between, final), quoted: true };
  }

  function cut(final: boolean): readonly CutRow[] {
    const rows: CutRow[] = [];
    let from = 0;
    /** Goes on behind the line end at an index. */
    const goOn = (at: number, lines: number) => {
      line += lines;
      lineEnd ??= rest[at] === "\n" ? "\n" : "\r\n";
      from = Math.min(rest.startsWith("\r\n", at) ? at + 2 : at + 1, rest.length);
    };
    // Half of a line end may still be to come.
    const isOpen = (at: number) => !final && at + 1 === rest.length && rest[at] === "\r";

    while (from < rest.length) {
      const { end, quoted } = endOf(from, final);
      const length = (typeof end === "number" ? end : rest.length) - from;
      if (!skipping && length <= longestRow && end !== "malformed") {
        if (end === "incomplete" || isOpen(end)) break;
        const row = rowOf(rest.slice(from, end), quoted);
        if (row !== undefined) rows.push(row);
        goOn(end, quoted ? linesIn(rest.slice(from, end)) + 1 : 1);
        continue;
      }
      const mark = /[\r\n]/gu;
      mark.lastIndex = from;
      const stop = mark.test(rest) ? mark.lastIndex - 1 : rest.length;
      if (!final && (stop === rest.length || isOpen(stop)) && rest.length - from <= longestRow) break;
      if (!skipping) {
        const cells = [shown(rest.slice(from, Math.min(stop, from + longestRow)))];
        rows.push({ cells, line, broken: "malformed" });
      }
      skipping = !final && (stop === rest.length || isOpen(stop));
      if (skipping) {
        from = stop;
        break;
      }
      goOn(stop, 1);
    }
    rest = rest.slice(from);
    return rows;
  }

  return {
    marked: () => marked,
    separator: () => separator ?? ",",
    lineEnd: () => lineEnd ?? "\r\n",
    line: () => line,
    push(bytes) {
      rest += bytes.toString("latin1");
      if (!begun) {
        if (rest.length < byteOrderMark.length && byteOrderMark.startsWith(rest)) return [];
        begun = true;
        marked = rest.startsWith(byteOrderMark);
        if (marked) rest = rest.slice(byteOrderMark.length);
      }
      return cut(false);
    },
    end: () => cut(true),
  };
}
