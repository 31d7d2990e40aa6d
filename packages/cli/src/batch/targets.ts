import type { Checker } from "../check/checker.ts";
import type { ProcessContext, Write } from "../terminal/process-context.ts";
import type { Translator } from "../texts/translator.ts";
import { openTarget } from "./files.ts";
import type { TableFormat } from "./parse-rows.ts";
import {
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
  readonly writer: RowWriter;
  /** Closes the files after everything is written. */
  readonly close: () => Promise<void>;
  /** Writes rows without a date into their own file, if there is one. */
  readonly refuse: (rows: readonly (readonly string[])[]) => Promise<void>;
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
interface TableStart {
  readonly titles: readonly (readonly string[])[];
  readonly header: readonly string[];
  readonly format: TableFormat;
}

interface TargetOptions {
  readonly checker: Checker;
  readonly translator: Translator;
  readonly today: string;
  readonly processContext: ProcessContext;
}

const isSpreadsheet = (file: string): boolean => fileKind(file) === "xlsx" || fileKind(file) === "ods";

async function sinkFor(file: string, write: Write, format: TableFormat): Promise<RowSink> {
  const kind = fileKind(file);
  if (kind !== "xlsx" && kind !== "ods") return textSink(write, formatFor(kind, format));
  const { spreadsheetSink } = await import("./write-spreadsheet.ts");
  return spreadsheetSink(kind, write);
}

/** Names of the columns before those of the table, in the file for rows without a date. */
const problemColumns = ["line", "problem", "message"];

/**
 * Opens the output files, and writes everything before the rows.
 *
 * @throws {Failure} when one can't be written.
 */
export async function openResults(
  { inputs, output, json, errors }: ResultRequest,
  { titles, header, format }: TableStart,
  { checker, translator, today, processContext }: TargetOptions,
): Promise<Results> {
  const target = await openTarget(output, inputs, processContext, translator);
  const sink = await sinkFor(output, target.write, format);
  const writer = json
    ? jsonWriter(target.write, header, translator, today)
    : tableWriter(sink, { titles, header, records: checker.records, typed: isSpreadsheet(output) });
  if (writer.head.length > 0) await sink.write(writer.head);

  const problems =
    errors === undefined
      ? undefined
      : await openTarget(errors, [...inputs, output], processContext, translator);
  const refused =
    errors === undefined || problems === undefined
      ? undefined
      : await sinkFor(errors, problems.write, { ...format, declared: false });
  await refused?.write([[...problemColumns, ...header]]);
  return {
    writer,
    refuse: async (rows) => (rows.length === 0 ? undefined : refused?.write(rows)),
    async close() {
      await writer.close();
      await target.close();
      await refused?.close();
      await problems?.close();
    },
  };
}
