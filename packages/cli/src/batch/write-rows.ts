import { escapeFormula } from "@heater-age/requests/escape-formula";
import { stringify } from "csv-stringify/sync";
import { toJsonResult } from "../check/checker.ts";
import type { RowResult } from "../check/check-result.ts";
import type { Write } from "../terminal/process-context.ts";
import type { Translator } from "../texts/translator.ts";
import type { Columns } from "./find-columns.ts";
import { addedColumns, type Note, recordedColumn, uniqueNames, yearColumn } from "./added-columns.ts";
import type { CellValue, TableFormat } from "./parse-rows.ts";

/** A row of the file with its result. */
export interface CheckedRow {
  readonly line: number;
  /** As many as in the first row. */
  readonly cells: readonly string[];
  /** Values of the cells, if a spreadsheet has more than their text. */
  readonly values?: readonly CellValue[] | undefined;
  readonly result: RowResult;
  /** A warning that a spreadsheet may have changed the serial number. */
  readonly note?: Note | undefined;
}

/** Writes rows in some format. */
export interface RowSink {
  /** Starts another sheet. A text continues. */
  readonly startSheet: (name: string) => Promise<void>;
  readonly write: (rows: readonly (readonly CellValue[])[]) => Promise<void>;
  /** Writes the rest. */
  readonly close: () => Promise<void>;
}

/** Format of a file, by its extension. */
export type FileKind = "csv" | "tsv" | "xlsx" | "ods" | "other";

/** Returns the format for the name of a file. */
export function fileKind(file: string): FileKind {
  const ending = /\.(?<ending>csv|tsv|xlsx|ods)$/iu.exec(file)?.groups?.["ending"]?.toLowerCase();
  return (ending ?? "other") as FileKind;
}

export function formatFor(kind: FileKind, format: TableFormat): TableFormat {
  if (kind === "tsv") return { ...format, separator: "\t", declared: false };
  return kind === "csv" && format.separator === "\t" ? { ...format, separator: "," } : format;
}

/** Returns the start of a text, before its rows. */
const textHead = ({ marked, declared, separator, lineEnd }: TableFormat): string =>
  (marked ? "\uFEFF" : "") + (declared ? `sep=${separator}${lineEnd}` : "");

/**
 * Returns a sink that writes rows as text. Cells that a spreadsheet would treat as a formula are escaped.
 */
export function textSink(write: Write, format: TableFormat): RowSink {
  let head = textHead(format);
  return {
    startSheet: async () => {},
    async write(rows) {
      const text = stringify(
        rows.map((row) => [...row]),
        {
          delimiter: format.separator,
          record_delimiter: format.lineEnd,
          quoted_match: /[\r\n]/u,
          cast: { boolean: String, date: (value) => value.toISOString(), string: escapeFormula },
        },
      );
      await write(head + text);
      head = "";
    },
    close: async () => {},
  };
}

/** Writes checked rows in some format. */
export interface RowWriter {
  /** Rows that come before the results. */
  readonly head: readonly (readonly string[])[];
  readonly write: (rows: readonly CheckedRow[]) => Promise<void>;
}

interface TableWriterOptions {
  /** Rows above the one that names the columns. */
  readonly titles: readonly (readonly string[])[];
  readonly header: readonly string[];
  readonly columns?: Pick<Columns, "note"> | undefined;
  /** Whether a server records the checks. */
  readonly records: boolean;
  /** Whether the cells keep their data types. */
  readonly typed: boolean;
  /** Name of the sheet, for a column. @default none */
  readonly sheet?: string | undefined;
}

/** Returns a writer for the original table with more columns. */
export function tableWriter(
  sink: RowSink,
  { titles, header, columns: given, records, typed, sheet }: TableWriterOptions,
): RowWriter {
  const columns: typeof addedColumns = {
    ...addedColumns,
    ...(given !== undefined && given.note >= 0 && yearColumn),
    ...(records && recordedColumn),
    ...(sheet !== undefined && { sheet: () => sheet }),
  };
  const readers = Object.values(columns);
  return {
    head: [...titles, [...header, ...uniqueNames(header, Object.keys(columns))]],
    write: (rows) =>
      sink.write(
        rows.map(({ cells, values, result, note: warning }) => [
          ...(typed && values !== undefined ? cells.map((_cell, index) => values[index] ?? null) : cells),
          ...readers.map((read) => read(result, warning) ?? null),
        ]),
      ),
  };
}

/**
 * Returns a writer for a line of JSON per row: its sheet, if there are several, its line in the file, its cells by
 * column name, and the result.
 */
export const jsonWriter = (
  write: Write,
  { header, sheet }: Pick<TableWriterOptions, "header" | "sheet">,
  translator: Translator,
  today: string,
): RowWriter => ({
  head: [],
  write: (rows) =>
    write(
      rows
        .map(({ line, cells, result, note }) => {
          const row = Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ""]));
          const place = { ...(sheet !== undefined && { sheet }), line, row };
          return `${JSON.stringify({ ...place, ...toJsonResult(result, translator, today), ...(note && { note }) })}\n`;
        })
        .join(""),
    ),
});
