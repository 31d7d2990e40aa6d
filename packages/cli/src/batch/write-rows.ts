import { stringify } from "csv-stringify/sync";
import { toJsonResult } from "../check/checker.ts";
import type { RowResult } from "../check/check-result.ts";
import type { Translator } from "../texts/translator.ts";
import { addedColumns, recordedColumn, uniqueNames } from "./columns.ts";
import type { TableFormat } from "./parse-rows.ts";

/** A row of the file with its result. */
export interface CheckedRow {
  readonly line: number;
  /** As many as the first row has. */
  readonly cells: readonly string[];
  readonly result: RowResult;
}

/** Writes checked rows in some form. */
export interface RowWriter {
  /** What comes before the rows. */
  readonly head: string;
  readonly rows: (rows: readonly CheckedRow[]) => string;
}

/** Writes the table as it was with more columns. What a spreadsheet would take for a formula becomes text. */
export function tableWriter(
  header: readonly string[],
  { separator, lineEnd, marked }: TableFormat,
  records: boolean,
): RowWriter {
  const toCsv = (rows: readonly (readonly unknown[])[]): string =>
    stringify([...rows], {
      delimiter: separator,
      record_delimiter: lineEnd,
      quoted_match: /[\r\n]/u,
      escape_formulas: true,
      cast: { boolean: String },
    });
  const columns = { ...addedColumns, ...(records && recordedColumn) };
  const readers = Object.values(columns);
  return {
    head: (marked ? "\uFEFF" : "") + toCsv([[...header, ...uniqueNames(header, Object.keys(columns))]]),
    rows: (rows) =>
      toCsv(rows.map(({ cells, result }) => [...cells, ...readers.map((read) => read(result))])),
  };
}

/** Writes a line of JSON for each row: its line in the file, its cells by the names of their columns, and the result. */
export const jsonWriter = (header: readonly string[], translator: Translator, today: string): RowWriter => ({
  head: "",
  rows: (rows) =>
    rows
      .map(({ line, cells, result }) => {
        const row = Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ""]));
        return `${JSON.stringify({ line, row, ...toJsonResult(result, translator, today) })}\n`;
      })
      .join(""),
});
