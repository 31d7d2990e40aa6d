import { type CheckResult, invalid, type RowResult } from "../check/check-result.ts";
import type { Checker } from "../check/checker.ts";
import { type ExitCode, exitCodes, Failure } from "../terminal/failure.ts";
import type { Layout } from "../terminal/layout.ts";
import { isBrokenPipe, type ProcessContext, writerTo } from "../terminal/process-context.ts";
import type { Translator } from "../texts/translator.ts";
import { rowReader, type RowReader } from "./columns.ts";
import { chunksOf, openSource, openTarget, standard, type Target } from "./files.ts";
import { type ParsedRow, rowParser } from "./parse-rows.ts";
import { noProgress, progressOn } from "./progress.ts";
import { type Counts, kindOf, summary } from "./summary.ts";
import { type CheckedRow, jsonWriter, type RowWriter, tableWriter } from "./write-rows.ts";

/** What a batch reads and writes. */
export interface BatchRequest {
  /** Name of the file to read, or `-`. */
  readonly input: string;
  /** Name of the file to write, or `-`. */
  readonly output: string;
  /** Whether JSON is written instead of a table. */
  readonly json: boolean;
}

/** What a batch needs besides. */
export interface BatchOptions {
  readonly checker: Checker;
  readonly translator: Translator;
  /** Calendar date `"YYYY-MM-DD"`. */
  readonly today: string;
  readonly processContext: ProcessContext;
  /** Layout of the summary. */
  readonly layout: Layout;
}

/** A table whose first row has been read. */
interface Table {
  readonly header: readonly string[];
  readonly read: RowReader;
  readonly writer: RowWriter;
  readonly target: Target;
}

/** Rows that are checked and written together. */
const rowsAtOnce = 1000;

/** Reads a table, dates its rows and writes it with the dates, a piece at a time. */
export async function batch(
  { input, output, json }: BatchRequest,
  { checker, translator, today, processContext, layout }: BatchOptions,
): Promise<ExitCode> {
  const { commandLine, errors } = translator.texts;
  const { signal, stderr, stdout } = processContext;
  const writeMessage = writerTo(stderr);
  const started = performance.now();
  const counts: Counts = { rows: 0, dated: 0, ambiguous: 0, undated: 0, broken: 0 };
  const parser = rowParser();
  const source = await openSource(input, processContext, translator);
  const sharesTerminal = output === standard && stdout.isTTY === true;
  const progress = sharesTerminal ? noProgress : progressOn(stderr, translator, source.size);
  let table: Table | undefined;
  let lastLine = 0;
  let bytes = 0;

  /** Reads the first row. Opens the file that is written only when it is a header. */
  async function begin(first: ParsedRow): Promise<Table> {
    if ("broken" in first) {
      const isEncoding = first.broken === "encoding";
      const message = isEncoding
        ? commandLine.fileEncoding({ file: input, command: "--encoding windows-1252" })
        : commandLine.rowMalformed;
      throw new Failure(exitCodes.file, message);
    }
    const header = first.cells;
    const read = rowReader(header);
    if (typeof read !== "function") {
      throw new Failure(exitCodes.file, errors["csv-columns"]({ columns: read.join(", ") }), [
        commandLine.seeHelp({ command: "heater-age batch --help" }),
      ]);
    }
    const writer = json
      ? jsonWriter(header, translator, today)
      : tableWriter(header, parser.format(), checker.records);
    const target = await openTarget(output, input, processContext, translator);
    await target.write(writer.head);
    return { header, read, writer, target };
  }

  /** Returns the result of a row that is not checked. */
  function mistakeIn(row: ParsedRow, { header }: Table): CheckResult | undefined {
    if ("broken" in row) {
      return row.broken === "encoding"
        ? invalid("csv-encoding", commandLine.rowEncoding)
        : invalid("csv-malformed", commandLine.rowMalformed);
    }
    const hasExtra = row.cells.slice(header.length).some((cell) => cell !== "");
    return hasExtra ? invalid("csv-cells", errors["csv-cells"]) : undefined;
  }

  async function write(rows: readonly CheckedRow[], { writer, target }: Table): Promise<void> {
    await target.write(writer.rows(rows));
    let messages = "";
    for (const { line, result } of rows) {
      counts.rows += 1;
      counts[kindOf(result)] += 1;
      lastLine = line;
      if (!result.success && result.invalid !== undefined) {
        messages += `${commandLine.brokenLine({ line: String(line), problem: result.invalid.message })}\n`;
      }
    }
    if (messages === "") return;
    progress.clear();
    await writeMessage(messages);
  }

  async function check(rows: readonly ParsedRow[], known: Table): Promise<void> {
    const { header, read } = known;
    const mistakes = rows.map((row) => mistakeIn(row, known));
    const inputs = rows.filter((_row, index) => mistakes[index] === undefined);
    const results: RowResult[] = [];
    try {
      for await (const result of checker.checkAll(inputs.map(({ cells }) => read(cells)))) {
        results.push(result);
        progress.show(counts.rows + results.length, bytes);
      }
    } finally {
      // After a failure too: the rows before it have been checked.
      const remaining = results.values();
      const checked: CheckedRow[] = [];
      for (const [index, { cells, line }] of rows.entries()) {
        const result = mistakes[index] ?? remaining.next().value;
        if (result === undefined) break;
        checked.push({ line, cells: header.map((_name, column) => cells[column] ?? ""), result });
      }
      await write(checked, known);
    }
  }

  async function take(rows: readonly ParsedRow[]): Promise<void> {
    const [first] = rows;
    if (first === undefined) return;
    let from = 0;
    if (table === undefined) {
      table = await begin(first);
      from = 1;
    }
    for (; from < rows.length && !signal.aborted; from += rowsAtOnce) {
      await check(rows.slice(from, from + rowsAtOnce), table);
    }
  }

  const finish = async (): Promise<void> => {
    progress.clear();
    source.chunks.destroy();
    await table?.target.close();
    if (table === undefined) return;
    const seconds = (performance.now() - started) / 1000;
    await writeMessage(
      json
        ? `${JSON.stringify({ ...counts, seconds: Number(seconds.toFixed(3)) })}\n`
        : `${summary(counts, seconds, translator, layout).join("\n")}\n`,
    );
  };

  try {
    for await (const chunk of chunksOf(source, input, signal, translator)) {
      bytes += chunk.length;
      await take(parser.push(chunk));
      progress.show(counts.rows, bytes);
      if (signal.aborted) break;
    }
    if (!signal.aborted) await take(parser.end());
  } catch (error) {
    if (isBrokenPipe(error)) {
      source.chunks.destroy();
      throw error;
    }
    if (!signal.aborted) {
      await finish();
      if (error instanceof Failure && lastLine > 0) {
        throw new Failure(error.exitCode, error.message, [commandLine.stopped({ line: String(lastLine) })]);
      }
      throw error;
    }
  }
  await finish();
  if (signal.aborted) {
    throw new Failure(
      exitCodes.interrupted,
      lastLine > 0 ? commandLine.interrupted({ line: String(lastLine) }) : commandLine.interruptedEarly,
    );
  }
  if (counts.rows === 0) throw new Failure(exitCodes.file, commandLine.fileEmpty({ file: input }));
  return counts.undated + counts.broken > 0 ? exitCodes.undated : exitCodes.dated;
}
