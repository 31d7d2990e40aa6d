import { stringify } from "csv-stringify/sync";
import type { Item } from "../check/item.ts";
import { withRecommendation } from "../check/recommendation.ts";
import type { Speech } from "../texts.ts";
import { addedCells, addedColumns, type Cell, namesBehind, recordedCell, recordedColumn } from "./columns.ts";
import type { TableFormat } from "./parse-rows.ts";

/** A row of the file with what is known of it. */
export interface AnsweredRow {
  readonly line: number;
  /** As many as the first row has. */
  readonly cells: readonly string[];
  readonly item: Item;
}

/** Writes the result in some form. */
export interface RowWriter {
  /** What comes before the rows. */
  readonly head: string;
  readonly rows: (rows: readonly AnsweredRow[]) => string;
}

/** What the form of a table is taken from. */
export interface TableShape extends TableFormat {
  readonly header: readonly string[];
  readonly records: boolean;
}

/** The table as it was, with more columns: what a spreadsheet would take for a formula is made text. */
export function tableWriter({ header, separator, lineEnd, marked, records }: TableShape): RowWriter {
  const written = (rows: readonly (readonly Cell[])[]): string =>
    stringify([...rows], {
      delimiter: separator,
      record_delimiter: lineEnd,
      quoted_match: /[\r\n]/u,
      escape_formulas: true,
      cast: { boolean: String },
    });
  const added = namesBehind(header, [...addedColumns, ...(records ? [recordedColumn] : [])]);
  return {
    head: (marked ? "\uFEFF" : "") + written([[...header, ...added]]),
    rows: (rows) =>
      written(
        rows.map(({ cells, item }) => [
          ...cells,
          ...addedCells(item),
          ...(records ? [recordedCell(item)] : []),
        ]),
      ),
  };
}

/** One object in JSON on each line: the line of the file, its cells by the names of their columns, and the result. */
export function linesWriter({ header }: TableShape, speech: Speech, today: string): RowWriter {
  const object = ({ line, cells, item }: AnsweredRow) => ({
    line,
    row: Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ""])),
    ...(item.success ? withRecommendation(item, speech, today) : item),
  });
  return {
    head: "",
    rows: (rows) => rows.map((row) => `${JSON.stringify(object(row))}\n`).join(""),
  };
}
