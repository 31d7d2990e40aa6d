import type { Checker } from "../check/checker.ts";
import type { ProcessContext, Write } from "../terminal/process-context.ts";
import type { Translator } from "../texts/translator.ts";
import type { Columns } from "./find-columns.ts";
import { findProblem } from "./added-columns.ts";
import { openTarget } from "./files.ts";
import type { TableFormat } from "./parse-rows.ts";
import {
  type CheckedRow,
  fileKind,
  formatFor,
  jsonWriter,
  type RowSink,
  type RowWriter,
  tableWriter,
  textSink,
} from "./write-rows.ts";

/** The output of the results of a file. */
export interface Results {
  readonly write: (rows: readonly CheckedRow[]) => Promise<void>;
  /** Writes the start of the next sheet, which has the same columns as the first. */
  readonly startSheet: (start: TableStart) => Promise<void>;
  /** Writes rows without a date into their own file, if there is one. */
  readonly refuse: (rows: readonly CheckedRow[]) => Promise<void>;
  /** Closes the files after everything is written. */
  readonly close: () => Promise<void>;
}

/** Options for the output of the results. */
export interface ResultRequest {
  /** The input files, which a result must not overwrite. */
  readonly inputs: readonly string[];
  readonly output: string;
  readonly json: boolean;
  /** Name of the file for rows without a date. */
  readonly errors?: string | undefined;
}

/** A table with known columns. */
export interface TableStart {
  readonly titles: readonly (readonly string[])[];
  readonly header: readonly string[];
  /** Absent for photos. */
  readonly columns?: Pick<Columns, "note">;
  /** Name of the sheet, if there are several. */
  readonly sheet?: string | undefined;
}

interface TargetOptions {
  readonly checker: Checker;
  readonly translator: Translator;
  readonly today: string;
  readonly processContext: ProcessContext;
}

const isSpreadsheet = (file: string): boolean => fileKind(file) === "xlsx" || fileKind(file) === "ods";

async function sinkFor(
  file: string,
  write: Write,
  format: TableFormat,
  hasSheets: boolean,
): Promise<RowSink> {
  const kind = fileKind(file);
  if (kind !== "xlsx" && kind !== "ods") return textSink(write, formatFor(kind, format));
  const { spreadsheetSink } = await import("./spreadsheet-sink.ts");
  return spreadsheetSink(kind, write, hasSheets);
}

/** Names of the columns before those of the table, in the file for rows without a date. */
const problemColumns = ["line", "problem", "message"];

/** Opens the file for rows without a date. */
async function openProblems(
  file: string,
  others: readonly string[],
  start: TableStart & { readonly format: TableFormat },
  { processContext }: TargetOptions,
) {
  const target = await openTarget(file, others, processContext);
  const sink = await sinkFor(file, target.write, { ...start.format, declared: false }, false);
  const place = start.sheet === undefined ? [] : ["sheet"];
  await sink.write([[...place, ...problemColumns, ...start.header]]);
  return {
    write: (rows: readonly CheckedRow[], sheet: string | undefined) =>
      sink.write(
        rows.map(({ line, cells, result }) => {
          const problem = findProblem(result);
          const reason = [String(line), problem?.code ?? "", problem?.message ?? ""];
          return [...(sheet === undefined ? [] : [sheet]), ...reason, ...cells];
        }),
      ),
    async close() {
      await sink.close();
      await target.close();
    },
  };
}

/**
 * Opens the output files, and writes everything before the rows.
 *
 * @throws {Failure} when one can't be written.
 */
export async function openResults(
  { inputs, output, json, errors }: ResultRequest,
  start: TableStart & { readonly format: TableFormat },
  options: TargetOptions,
): Promise<Results> {
  const { checker, translator, today, processContext } = options;
  const typed = isSpreadsheet(output);
  const target = await openTarget(output, inputs, processContext);
  const sink = await sinkFor(output, target.write, start.format, start.sheet !== undefined);
  const refused =
    errors === undefined ? undefined : await openProblems(errors, [...inputs, output], start, options);
  let sheet: string | undefined;
  let writer: RowWriter;

  async function begin(
    { titles, header, columns, sheet: name }: TableStart,
    isFirst: boolean,
  ): Promise<void> {
    sheet = name;
    if (json) {
      writer = jsonWriter(target.write, { header, sheet }, translator, today);
      return;
    }
    const column = typed ? undefined : name;
    writer = tableWriter(sink, { titles, header, columns, records: checker.records, typed, sheet: column });
    if (typed && name !== undefined) await sink.startSheet(name);
    if (typed || isFirst) await sink.write(writer.head);
  }

  await begin(start, true);
  return {
    write: (rows) => writer.write(rows),
    startSheet: (next) => begin(next, false),
    refuse: async (rows) => (rows.length === 0 ? undefined : refused?.write(rows, sheet)),
    async close() {
      if (!json) await sink.close();
      await target.close();
      await refused?.close();
    },
  };
}
