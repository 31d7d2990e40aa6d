import { findMeaning } from "./headings.ts";

export type CellValue = string | number | boolean | Date | null;

interface ReadableRow {
  readonly cells: readonly string[];
  /** Values of the cells, if a spreadsheet has more than their text. */
  readonly values?: readonly CellValue[];
  /** The line of the file where it starts, from 1. */
  readonly line: number;
}

/** A line that can't be read. */
interface BrokenRow {
  /** Its text. A malformed line is a single cell. */
  readonly cells: readonly string[];
  readonly line: number;
  readonly broken: "encoding" | "malformed";
}

/** A row of a table, or a line that can't be read as one. */
export type ParsedRow = ReadableRow | BrokenRow;

export interface TableFormat {
  /** Whether the file starts with a byte order mark, which spreadsheets write and expect. */
  readonly marked: boolean;
  /** The character between the cells. Known after the first row. */
  readonly separator: string;
  /** How the first line ends. As in RFC 4180 if there is only one. */
  readonly lineEnd: "\n" | "\r\n";
  /** Whether the file starts with a line that names the separator, such as `sep=;`. */
  readonly declared: boolean;
}

/** Parses a file into rows while it arrives. */
export interface RowParser {
  readonly format: () => TableFormat;
  /** Adds the next text. Returns the rows that it completes. */
  readonly push: (text: string) => readonly ParsedRow[];
  /** Returns the remaining rows at the end of the file. */
  readonly end: () => readonly ParsedRow[];
}

/** Maximum number of characters in a row. */
const maxRowLength = 16 * 1024;

const separators = [",", ";", "\t"] as const;
const byteOrderMark = "\uFEFF";
/** What a decoder writes for bytes that are no text. */
const undecodable = "\uFFFD";
const declaration = /^sep=(?<sign>[^"\r\n])$/iu;

const escaped = (signs: string): string => signs.replaceAll(/[\\\]^|-]/gu, String.raw`\$&`);

/** Returns a pattern that matches a row with only empty cells. */
const emptyPattern = (separator: string): RegExp =>
  new RegExp(`^(?:[ \\t,;${escaped(separator)}]|"")*$`, "u");

/**
 * Returns a pattern that matches a cell and what ends it: a separator, the line or the text. A quotation mark only
 * counts at the start of the cell.
 */
const cellPattern = (separator: string): RegExp =>
  new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"|((?!")[^${escaped(separator)}\r\n]*))([${escaped(separator)}\r\n]|$)`,
    "uy",
  );
const anyCell = cellPattern(separators.join(""));
const unclosedCell = /"[^"]*(?:""[^"]*)*$/uy;

interface Row {
  readonly cells: readonly string[];
  /** The text between the cells. */
  readonly separators: readonly string[];
  /** Index of the line end. A cell in quotation marks can move it to a later line. */
  readonly end: number;
}

/** Reads the row that starts at an index. The text may be only the start of the file unless it is `final`. */
function readRow(text: string, from: number, cell: RegExp, final: boolean): Row | "incomplete" | "malformed" {
  const cells: string[] = [];
  const between: string[] = [];
  for (let at = from; ; at = cell.lastIndex) {
    cell.lastIndex = at;
    unclosedCell.lastIndex = at;
    const match = cell.exec(text);
    if (match === null) return !final && unclosedCell.test(text) ? "incomplete" : "malformed";
    const [, quoted, plain = "", ends = ""] = match;
    cells.push(quoted?.replaceAll('""', '"') ?? plain);
    if (ends === "" && !final) return "incomplete";
    if (ends === "" || ends === "\n" || ends === "\r") {
      return { cells, separators: between, end: cell.lastIndex - ends.length };
    }
    between.push(ends);
  }
}

/** Returns the separator that occurs most often in a row. */
function findSeparator(text: string): string {
  const row = readRow(text, 0, anyCell, true);
  const uses = (separator: string) =>
    typeof row === "string" ? 0 : row.separators.filter((used) => used === separator).length;
  return separators.reduce((best, other) => (uses(other) > uses(best) ? other : best));
}

/** The line between the headings and the rows of a table in Markdown. */
const markdownRule = /^\|[\s|:-]+$/u;

/** Returns the cells of a row of a table in Markdown, which has bars at both ends. */
const markdownCells = (text: string): readonly string[] =>
  text
    .trim()
    .replaceAll(/^\||(?<!\\)\|$/gu, "")
    .split(/(?<!\\)\|/u)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));

const hasSeparator = (text: string): boolean => separators.some((separator) => text.includes(separator));

const linesIn = (text: string): number => text.split(/\r\n|\r|\n/u).length;

/** Returns the first index at which a pattern matches, starting at a given one, or the length of the text. */
function indexOf(text: string, pattern: RegExp, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(text)?.index ?? text.length;
}

/**
 * Returns a parser of CSV tables as in RFC 4180, also with semicolons or tabs, depending on the first row, and of
 * tables in Markdown. Skips empty rows. A malformed row costs only the line where it starts. It holds no more than
 * one row and the last chunk in memory.
 *
 * csv-parse is as fast, but turns an unclosed quotation mark into one row of up to 16 kB. It also either rejects `20"
 * wide` in an unquoted cell or accepts text after a closing quotation mark.
 *
 * @param given The separator. Without it, it is detected in the first row.
 *
 * @example
 * const parser = rowParser();
 * parser.push('brand;note\nrheem;"a;b"\nru'); // two rows
 * parser.end(); //=> [{ cells: ["ru"], line: 3 }]
 */
export function rowParser(given?: string): RowParser {
  /** Input after the last complete row. */
  let rest = "";
  let line = 1;
  let begun = false;
  let marked = false;
  let declared = false;
  let separator = given;
  let cell = separator === undefined ? anyCell : cellPattern(separator);
  let empty = emptyPattern(separator ?? "");
  let lineEnd: "\n" | "\r\n" | undefined;
  let isMarkdown = false;
  // Whether the end of a too long line is still to come.
  let skipping = false;

  function separate(by: string): void {
    separator = by;
    cell = cellPattern(by);
    empty = emptyPattern(by);
  }

  function toRow(text: string, quoted: boolean): ParsedRow | undefined {
    const sign = line === 1 ? declaration.exec(text)?.groups?.["sign"] : undefined;
    if (sign !== undefined) {
      declared = true;
      separate(given ?? sign);
      return undefined;
    }
    if (empty.test(text)) return undefined;
    if (separator === undefined && text.trimStart().startsWith("|")) {
      isMarkdown = true;
      separate(",");
    }
    if (isMarkdown && markdownRule.test(text.trim())) return undefined;
    // A title above the table has no separators. A single heading is the only column.
    if (separator === undefined && (hasSeparator(text) || findMeaning(text) !== undefined)) {
      separate(findSeparator(text));
    }
    const cells = splitCells(text, quoted);
    if (cells === undefined) return { cells: [text], line, broken: "malformed" };
    return text.includes(undecodable) ? { cells, line, broken: "encoding" } : { cells, line };
  }

  function splitCells(text: string, quoted: boolean): readonly string[] | undefined {
    if (isMarkdown) return markdownCells(text);
    if (!quoted) return separator === undefined ? [text] : text.split(separator);
    const row = readRow(text, 0, cell, true);
    return typeof row === "string" ? undefined : row.cells;
  }

  function parse(final: boolean): readonly ParsedRow[] {
    const rows: ParsedRow[] = [];
    let from = 0;
    /** Returns whether the line end at an index may continue in the next chunk. */
    const isOpen = (end: number) =>
      !final && (end === rest.length || (end + 1 === rest.length && rest[end] === "\r"));
    const nextLine = (end: number, lines: number) => {
      line += lines;
      lineEnd ??= rest[end] === "\n" ? "\n" : "\r\n";
      from = Math.min(end + (rest.startsWith("\r\n", end) ? 2 : 1), rest.length);
    };

    while (from < rest.length) {
      const next = indexOf(rest, /["\r\n]/gu, from);
      const quoted = rest[next] === '"';
      const row = quoted ? readRow(rest, from, cell, final) : { end: next };
      const isComplete = typeof row !== "string" && !isOpen(row.end);
      const length = (typeof row === "string" ? rest.length : row.end) - from;
      if (!skipping && row !== "malformed" && length <= maxRowLength) {
        if (!isComplete) break;
        const text = rest.slice(from, row.end);
        const parsed = toRow(text, quoted);
        if (parsed !== undefined) rows.push(parsed);
        nextLine(row.end, quoted ? linesIn(text) : 1);
        continue;
      }
      const end = indexOf(rest, /[\r\n]/gu, from);
      if (isOpen(end) && rest.length - from <= maxRowLength) break;
      if (!skipping) {
        rows.push({
          cells: [rest.slice(from, Math.min(end, from + maxRowLength))],
          line,
          broken: "malformed",
        });
      }
      skipping = isOpen(end);
      if (skipping) {
        from = end;
        break;
      }
      nextLine(end, 1);
    }
    rest = rest.slice(from);
    return rows;
  }

  return {
    format: () => ({ marked, separator: separator ?? ",", lineEnd: lineEnd ?? "\r\n", declared }),
    push(text) {
      rest += text;
      if (!begun && text !== "") {
        begun = true;
        marked = rest.startsWith(byteOrderMark);
        if (marked) rest = rest.slice(byteOrderMark.length);
      }
      return parse(false);
    },
    end: () => parse(true),
  };
}
