import { Readable } from "node:stream";
import { stringify } from "csv-stringify/sync";
import { errorBody } from "../../errors/body.ts";
import { ApiError } from "../../errors/codes.ts";
import { addedCells, addedColumns, rowReader } from "./csv-columns.ts";
import { type CsvRows, type CsvTable, readCsv } from "./csv-read.ts";
import { type BatchContext, runChecks } from "./run.ts";
import { mostChecks } from "./schema.ts";

/** Number of rows that are checked and recorded together. */
const rowsAtOnce = 25;

/** Larger than any answer, so that a caller who sends everything before reading does not block. */
const answerLimit = 4 * 1024 * 1024;

type Row = readonly (string | number | boolean | undefined)[];

/** Returns rows as CSV. What a spreadsheet would take for a formula becomes text. */
const written = (rows: readonly Row[], separator: string): string =>
  stringify([...rows], {
    delimiter: separator,
    record_delimiter: "\r\n",
    quote_record_delimiter: true,
    escape_formulas: true,
    cast: { boolean: String },
  });

/** The rows that have come in, in groups that are checked together. */
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

/** The rows of the answer, some at a time. */
async function* answerRows(table: CsvTable, context: BatchContext): AsyncGenerator<readonly Row[], void> {
  const { header } = table;
  if (header === undefined) throw new ApiError("batch-empty");
  const read = rowReader(header);
  const aligned = (row: readonly string[]): Row => header.map((_name, index) => row[index]);

  let done = 0;
  for await (const { rows, failure } of groupsOf(table)) {
    if (done === 0) {
      if (failure !== undefined) throw failure;
      if (rows.length === 0) continue;
      yield [[...header, ...addedColumns]];
    }
    const checked = rows.slice(0, mostChecks - done);
    done += checked.length;
    const items = await runChecks(checked.map(read), context);
    yield items.map((item, index) => [...aligned(checked[index] ?? []), ...addedCells(item)]);

    const isTooLong = checked.length < rows.length;
    const wrong = isTooLong ? new ApiError("batch-too-long", { most: mostChecks }) : failure;
    if (wrong !== undefined) {
      const invalid = errorBody(wrong.code, context.language, wrong.values);
      yield [[...aligned([]), ...addedCells({ success: false, invalid })]];
      return;
    }
  }
  if (done === 0) throw new ApiError("batch-empty");
}

/**
 * Answers a table of checks with the same table and the result of each row. Rows are answered while others come in. An
 * error before the first row is answered is thrown. A later one is in a last row.
 *
 * @throws {ApiError} when the table cannot be read at all.
 *
 * @example
 * await text(await answerCsv(Readable.from([Buffer.from("brand,serial\nrheem,RH0504B01826\n")]), context));
 * //=> "brand,serial,manufacturingDate,…\r\nrheem,RH0504B01826,2004-05,…\r\n"
 */
export async function answerCsv(source: Readable, context: BatchContext): Promise<Readable> {
  const table = await readCsv(source);
  const { separator, rest } = table;
  const answer = answerRows(table, context);
  const release = () => Promise.all([answer.return(), rest.return(undefined)]);
  const names = await answer.next().catch(async (error: unknown) => {
    await release();
    throw error;
  });
  async function* text() {
    try {
      yield (table.marked ? "\uFEFF" : "") + written(names.value ?? [], separator);
      for await (const some of answer) yield written(some, separator);
    } finally {
      await release();
    }
  }
  return Readable.from(text(), { objectMode: false, highWaterMark: answerLimit });
}
