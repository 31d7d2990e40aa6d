import { stringify } from "csv-stringify/sync";
import { toJsonResult } from "../check/checker.ts";
import type { RowResult } from "../check/check-result.ts";
import type { Write } from "../terminal/process-context.ts";
import type { Translator } from "../texts/translator.ts";
import { addedColumns, type Note, recordedColumn, uniqueNames } from "./added-columns.ts";
import type { CellValue, TableFormat } from "./parse-rows.ts";

/** A row of the file with its result. */
export interface CheckedRow {
  readonly line: number;
  /** As many as the first row has. */
  readonly cells: readonly string[];
  /** What the cells hold, where a spreadsheet knows more than their text. */
  readonly values?: readonly CellValue[] | undefined;
  readonly result: RowResult;
  /** What a spreadsheet may have done to the serial number. */
  readonly note?: Note | undefined;
}

/** Takes rows and writes them in some format. */
export interface RowSink {
  readonly write: (rows: readonly (readonly CellValue[])[]) => Promise<void>;
  /** Writes what is left. */
  readonly close: () => Promise<void>;
}

/** Format of a file, by the ending of its name. */
export type FileKind = "csv" | "tsv" | "xlsx" | "ods" | "other";

/** Returns the format that the name of a file asks for. */
export function fileKind(file: string): FileKind {
  const ending = /\.(?<ending>csv|tsv|xlsx|ods)$/iu.exec(file)?.groups?.["ending"]?.toLowerCase();
  return (ending ?? "other") as FileKind;
}

/** Returns how a text is written into a file of some format. */
export function formatFor(kind: FileKind, format: TableFormat): TableFormat {
  if (kind === "tsv") return { ...format, separator: "\t", declared: false };
  return kind === "csv" && format.separator === "\t" ? { ...format, separator: "," } : format;
}

/** Returns what a text begins with, before its rows. */
const textHead = ({ marked, declared, separator, lineEnd }: TableFormat): string =>
  (marked ? "\uFEFF" : "") + (declared ? `sep=${separator}${lineEnd}` : "");

/**
 * Returns what writes rows as text. What a spreadsheet would take for a formula becomes text.
 *
 * @param continues Whether the file has its beginning already.
 */
export function textSink(write: Write, format: TableFormat, continues: boolean): RowSink {
  let head = continues ? "" : textHead(format);
  return {
    async write(rows) {
      const text = stringify(
        rows.map((row) => [...row]),
        {
          delimiter: format.separator,
          record_delimiter: format.lineEnd,
          quoted_match: /[\r\n]/u,
          escape_formulas: true,
          cast: { boolean: String, date: (value) => value.toISOString() },
        },
      );
      await write(head + text);
      head = "";
    },
    close: async () => {},
  };
}

/** Writes checked rows in some form. */
export interface RowWriter {
  /** Rows that come before the results. */
  readonly head: readonly (readonly string[])[];
  readonly write: (rows: readonly CheckedRow[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** What a table is written with. */
interface TableWriterOptions {
  /** Rows above the one that names the columns. */
  readonly titles: readonly (readonly string[])[];
  readonly header: readonly string[];
  /** Whether a server records the checks. */
  readonly records: boolean;
  /** Whether the cells keep their types. */
  readonly typed: boolean;
}

/** Writes the table as it was, with more columns. */
export function tableWriter(
  sink: RowSink,
  { titles, header, records, typed }: TableWriterOptions,
): RowWriter {
  const columns = { ...addedColumns, ...(records && recordedColumn) };
  const readers = Object.values(columns);
  return {
    head: [...titles, [...header, ...uniqueNames(header, Object.keys(columns))]],
    write: (rows) =>
      sink.write(
        rows.map(({ cells, values, result, note }) => [
          ...(typed && values !== undefined ? cells.map((_cell, index) => values[index] ?? null) : cells),
          ...readers.map((read) => read(result, note) ?? null),
        ]),
      ),
    close: () => sink.close(),
  };
}

/** Writes a line of JSON for each row: its line in the file, its cells by the names of their columns, and the result. */
export const jsonWriter = (
  write: Write,
  header: readonly string[],
  translator: Translator,
  today: string,
): RowWriter => ({
  head: [],
  write: (rows) =>
    write(
      rows
        .map(({ line, cells, result, note }) => {
          const row = Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ""]));
          return `${JSON.stringify({ line, row, ...toJsonResult(result, translator, today), ...(note && { note }) })}\n`;
        })
        .join(""),
    ),
  close: async () => {},
});
