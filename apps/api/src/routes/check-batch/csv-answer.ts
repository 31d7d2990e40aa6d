import { Readable } from "node:stream";
import { stringify } from "csv-stringify/sync";
import { errorBody } from "../../errors/body.ts";
import { ApiError } from "../../errors/codes.ts";
import { addedCells, addedColumns, rowReader } from "./csv-columns.ts";
import { type CsvTable, readCsv } from "./csv-read.ts";
import { type BatchContext, runChecks } from "./run.ts";
import { mostChecks } from "./schema.ts";

/** Rows that are checked and recorded together. */
const rowsAtOnce = 25;

/** More than the longest answer has, so that a caller who first sends all and then reads is not stuck. */
const answerLimit = 4 * 1024 * 1024;

type Row = readonly (string | number | boolean | undefined)[];

/** Rows as RFC 4180 wants them; what a spreadsheet would take for a formula is made text. */
const written = (rows: readonly Row[], separator: string): string =>
  stringify([...rows], {
    delimiter: separator,
    record_delimiter: "\r\n",
    quote_record_delimiter: true,
    escape_formulas: true,
    cast: { boolean: String },
  });

/** Gathers rows until there are enough of them, no more, or the rest cannot be read. */
async function nextRows(rows: CsvTable["rows"], most: number) {
  const gathered: (readonly string[])[] = [];
  try {
    while (gathered.length < most) {
      const next = await rows.next();
      if (next.done) return { gathered, end: true };
      gathered.push(next.value);
    }
    return { gathered, end: false };
  } catch (error) {
    if (error instanceof ApiError) return { gathered, end: true, failure: error };
    throw error;
  }
}

/** What is wrong with the rows after the last one that is checked: that there are any. */
async function tooMany(rows: CsvTable["rows"]): Promise<ApiError | undefined> {
  const { gathered, failure } = await nextRows(rows, 1);
  return gathered.length === 0 ? failure : new ApiError("batch-too-long", { most: mostChecks });
}

/** The rows of the answer, some at a time. */
async function* answerRows(
  { header, rows }: CsvTable,
  context: BatchContext,
): AsyncGenerator<readonly Row[], void> {
  if (header === undefined) throw new ApiError("batch-empty");
  const read = rowReader(header);
  const aligned = (row: readonly string[]): Row => header.map((_name, index) => row[index]);

  for (let done = 0, ended = false; !ended;) {
    const { gathered, end, failure } = await nextRows(rows, Math.min(rowsAtOnce, mostChecks - done));
    if (done === 0) {
      if (failure !== undefined) throw failure;
      if (gathered.length === 0) throw new ApiError("batch-empty");
      yield [[...header, ...addedColumns]];
    }
    done += gathered.length;
    const items = await runChecks(gathered.map(read), context);
    yield items.map((item, index) => [...aligned(gathered[index] ?? []), ...addedCells(item)]);

    const wrong = failure ?? (done === mostChecks && !end ? await tooMany(rows) : undefined);
    if (wrong !== undefined) {
      const invalid = errorBody(wrong.code, context.language, wrong.values);
      yield [[...aligned([]), ...addedCells({ success: false, invalid })]];
    }
    ended = end || done === mostChecks;
  }
}

/**
 * Answers a table of checks with the same table and what is known of each row. Rows are answered while others come in.
 * What goes wrong before the first of them is answered is thrown; later it is told in a last row.
 *
 * @throws {ApiError} when the table cannot be read at all.
 *
 * @example
 * await text(await answerCsv(Readable.from([Buffer.from("brand,serial\nrheem,RH0504B01826\n")]), context));
 * //=> "brand,serial,manufacturingDate,…\r\nrheem,RH0504B01826,2004-05,…\r\n"
 */
export async function answerCsv(source: Readable, context: BatchContext): Promise<Readable> {
  const table = await readCsv(source);
  const { separator, rows } = table;
  const answer = answerRows(table, context);
  const release = () => Promise.all([answer.return(), rows.return()]);
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
