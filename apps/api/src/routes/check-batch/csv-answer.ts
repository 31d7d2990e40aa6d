import { escapeFormula } from "@heater-age/requests/escape-formula";
import { stringify } from "csv-stringify/sync";
import { errorBody } from "../../errors/body.ts";
import { ApiError } from "../../errors/codes.ts";
import { createSlices } from "../../time/slices.ts";
import { addedCells, addedColumns, type Cell, rowReader } from "./csv-columns.ts";
import { readCsv } from "./csv-read.ts";
import { type BatchContext, checkAll } from "./check-all.ts";
import { createLists } from "./lists.ts";
import { maxAnswerBytes } from "./schema.ts";

/** Maximum bytes of a last row with an error. */
const lastRowBytes = 2000;

/** Returns a row as CSV. Cells that a spreadsheet would treat as a formula are escaped with an apostrophe. */
const writeRow = (row: readonly Cell[], separator: string): string =>
  stringify([[...row]], {
    delimiter: separator,
    record_delimiter: "\r\n",
    quote_record_delimiter: true,
    cast: { boolean: String, string: escapeFormula },
  });

/**
 * Responds to a table of checks with the same table and the result of each row. If the table can't be read to its end,
 * or its answer becomes too large, the last row has the error.
 *
 * @throws {ApiError} when no row can be read, or the visitor has no budget for the rows.
 */
export async function answerCsv(file: string, context: BatchContext): Promise<string> {
  const slices = createSlices();
  const { marked, separator, header, rows, failure } = await readCsv(file, slices);
  if (header === undefined) throw new ApiError("batch-empty");
  const read = rowReader(header);
  if (rows.length === 0) throw new ApiError("batch-empty");
  const writeResult = (cells: readonly string[], added: readonly Cell[]): string =>
    writeRow([...header.map((_name, index) => cells[index]), ...added], separator);
  let text = (marked ? "\uFEFF" : "") + writeRow([...header, ...addedColumns], separator);
  let room = maxAnswerBytes - lastRowBytes - Buffer.byteLength(text);
  let wrong = failure;
  const items = await checkAll(rows.map(read), createLists(), slices, context);
  for (const [index, item] of items.entries()) {
    if (slices.isOver()) await slices.next();
    const row = writeResult(rows[index] ?? [], addedCells(item));
    room -= Buffer.byteLength(row);
    if (room < 0) {
      wrong = new ApiError("body-too-large");
      break;
    }
    text += row;
  }
  if (wrong === undefined) return text;
  return text + writeResult([], addedCells({ success: false, invalid: errorBody(wrong, context.language) }));
}
