import { Readable } from "node:stream";
import { stringify } from "csv-stringify/sync";
import { errorBody } from "../../errors/body.ts";
import { ApiError } from "../../errors/codes.ts";
import { addedCells, addedColumns, rowReader } from "./csv-columns.ts";
import { type CsvRows, type CsvTable, readCsv } from "./csv-read.ts";
import type { Batch } from "./run.ts";
import { mostAnswerBytes, mostChecks } from "./schema.ts";

/** Number of rows that are checked and recorded together. */
const rowsAtOnce = 25;

/** Maximum bytes of a last row with an error. */
const lastRowBytes = 2000;

type Row = readonly (string | number | boolean | undefined)[];

/** Returns rows as CSV. Cells that a spreadsheet would treat as a formula are escaped. */
const written = (rows: readonly Row[], separator: string): string =>
  stringify([...rows], {
    delimiter: separator,
    record_delimiter: "\r\n",
    quote_record_delimiter: true,
    escape_formulas: true,
    cast: { boolean: String },
  });

/** Yields the received rows, in groups that are checked together. */
async function* groupsOf({ first, rest }: CsvTable): AsyncGenerator<CsvRows, void> {
  async function* all() {
    yield first;
    yield* rest;
  }
  for await (const { rows, failure } of all()) {
    for (let from = 0; from === 0 || from < rows.length; from += rowsAtOnce) {
      const isLast = from + rowsAtOnce >= rows.length;
      yield { rows: rows.slice(from, from + rowsAtOnce), ...(isLast && failure && { failure }) };
    }
  }
}

/** Yields the rows of the response, some at a time. */
async function* answerRows(table: CsvTable, { run, language }: Batch): AsyncGenerator<string, void> {
  const { header, separator } = table;
  if (header === undefined) throw new ApiError("batch-empty");
  const read = rowReader(header);
  const aligned = (row: readonly string[]): Row => header.map((_name, index) => row[index]);

  const refusal = (error: ApiError): Row => [
    ...aligned([]),
    ...addedCells({ success: false, invalid: errorBody(error, language) }),
  ];

  const names = (table.marked ? "\uFEFF" : "") + written([[...header, ...addedColumns]], separator);
  let done = 0;
  let room = mostAnswerBytes - lastRowBytes;
  for await (const { rows, failure } of groupsOf(table)) {
    const isFirst = done === 0;
    if (isFirst && failure !== undefined) throw failure;
    if (isFirst && rows.length === 0) continue;
    const checked = rows.slice(0, mostChecks - done);
    done += checked.length;
    let wrong = checked.length < rows.length ? new ApiError("batch-too-long", { most: mostChecks }) : failure;
    try {
      let index = 0;
      let text = isFirst ? names : "";
      for await (const item of await run(checked.map(read))) {
        text += written([[...aligned(checked[index] ?? []), ...addedCells(item)]], separator);
        index += 1;
      }
      room -= Buffer.byteLength(text);
      if (room < 0) wrong = new ApiError("body-too-large");
      else yield text;
    } catch (error) {
      if (isFirst || !(error instanceof ApiError)) throw error;
      wrong = error;
    }
    if (wrong !== undefined) {
      yield written([refusal(wrong)], separator);
      return;
    }
  }
  if (done === 0) throw new ApiError("batch-empty");
}

/**
 * Responds to a table of checks with the same table and the result of each row. Rows are sent while others are
 * received. An error before the first row is thrown. A later one is in a last row.
 *
 * @throws {ApiError} when the table can't be read at all.
 *
 * @example
 * await text(await answerCsv(Readable.from([Buffer.from("brand,serial\nrheem,RH0504B01826\n")]), context));
 * //=> "brand,serial,manufacturingDate,…\r\nrheem,RH0504B01826,2004-05,…\r\n"
 */
export async function answerCsv(source: Readable, batch: Batch): Promise<Readable> {
  const table = await readCsv(source, batch.slices);
  const { rest } = table;
  const answer = answerRows(table, batch);
  const release = () => Promise.all([answer.return(), rest.return(undefined)]);
  const names = await answer.next().catch(async (error: unknown) => {
    await release();
    throw error;
  });
  async function* text() {
    try {
      yield names.value ?? "";
      yield* answer;
    } finally {
      await release();
    }
  }
  return Readable.from(text(), { objectMode: false, highWaterMark: mostAnswerBytes });
}
