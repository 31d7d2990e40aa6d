import type { Item } from "../check/item.ts";
import type { Checker } from "../checker.ts";
import { type ExitCode, exitCodes } from "../exit-codes.ts";
import { Failure } from "../failures.ts";
import type { Layout } from "../layout.ts";
import { isBrokenPipe, writerTo } from "../output.ts";
import type { Surroundings } from "../surroundings.ts";
import type { Speech } from "../texts.ts";
import { rowReader, type RowReader } from "./columns.ts";
import { fileFailure, openSource, openTarget, type Source, standard, type Target } from "./files.ts";
import { type ParsedRow, rowParser } from "./parse-rows.ts";
import { noProgress, progressOn } from "./progress.ts";
import { type Counts, kindOf, noCounts, summary } from "./summary.ts";
import { type AnsweredRow, linesWriter, type RowWriter, tableWriter } from "./write-rows.ts";

/** What a batch is asked to do. */
export interface BatchRequest {
  /** Name of the file to read, or `-`. */
  readonly input: string;
  /** Name of the file to write, or `-`. */
  readonly output: string;
  /** JSON instead of a table. */
  readonly json: boolean;
}

/** What a batch needs beside that. */
export interface BatchOptions {
  readonly checker: Checker;
  readonly speech: Speech;
  /** Calendar date `"YYYY-MM-DD"`. */
  readonly today: string;
  readonly surroundings: Surroundings;
  /** How the summary is set. */
  readonly layout: Layout;
}

/** A table whose first row has been read. */
interface Table {
  readonly header: readonly string[];
  readonly read: RowReader;
  readonly writer: RowWriter;
  readonly target: Target;
}

const invalid = (code: string, message: string): Item => ({ success: false, invalid: { code, message } });

/** Reads a table, dates its rows and writes it with the dates, a piece at a time. */
export async function batch(request: BatchRequest, options: BatchOptions): Promise<ExitCode> {
  const { checker, speech, surroundings, layout } = options;
  const { commandLine, errors } = speech.texts;
  const { signal, stderr, stdout } = surroundings;
  const say = writerTo(stderr);
  const started = performance.now();
  const counts: Counts = noCounts();
  const parser = rowParser();
  const source = await openSource(request.input, surroundings, speech);
  const quiet = request.output === standard && stdout.isTTY === true;
  const progress = quiet ? noProgress : progressOn(stderr, speech, source.size);
  const file = request.input;
  let table: Table | undefined;
  let lastLine = 0;
  let bytes = 0;

  /** Reads the first row, and opens what is written to only when it is one. */
  async function begin(first: ParsedRow): Promise<Table> {
    if ("broken" in first) {
      const text =
        first.broken === "encoding" ? commandLine.fileEncoding({ file }) : commandLine.rowMalformed;
      throw new Failure(exitCodes.file, text);
    }
    const read = rowReader(first.cells);
    if (typeof read !== "function") {
      throw new Failure(exitCodes.file, errors["csv-columns"]({ columns: read.join(", ") }), [
        commandLine.seeHelp({ command: "heater-age batch --help" }),
      ]);
    }
    const shape = { ...parser.format(), header: first.cells, records: checker.records };
    const writer = request.json ? linesWriter(shape, speech, options.today) : tableWriter(shape);
    const target = await openTarget(request.output, request.input, surroundings, speech);
    await target.write(writer.head);
    return { header: first.cells, read, writer, target };
  }

  /** What makes a row one that is not checked. */
  function mistakeIn(row: ParsedRow, { header }: Table): Item | undefined {
    if ("broken" in row) {
      return row.broken === "encoding"
        ? invalid("csv-encoding", commandLine.rowEncoding)
        : invalid("csv-malformed", commandLine.rowMalformed);
    }
    const extra = row.cells.slice(header.length).some((cell) => cell !== "");
    return extra ? invalid("csv-cells", errors["csv-cells"]) : undefined;
  }

  async function answer(rows: readonly ParsedRow[], known: Table): Promise<void> {
    const { header, read, writer, target } = known;
    const mistakes = rows.map((row) => mistakeIn(row, known));
    const sound = rows.filter((_row, index) => mistakes[index] === undefined);
    const items: Item[] = [];
    let failure: Error | undefined;
    try {
      for await (const item of checker.checkAll(sound.map(({ cells }) => read(cells)))) {
        items.push(item);
        progress.show(counts.rows + items.length, bytes);
      }
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error));
    }
    const rest = items.values();
    const answered: AnsweredRow[] = [];
    for (const [index, { cells, line }] of rows.entries()) {
      const item = mistakes[index] ?? rest.next().value;
      if (item === undefined) break;
      answered.push({ line, cells: header.map((_name, column) => cells[column] ?? ""), item });
    }
    await target.write(writer.rows(answered));
    let told = "";
    for (const { line, item } of answered) {
      const kind = kindOf(item);
      counts.rows += 1;
      counts[kind] += 1;
      lastLine = line;
      if (kind === "broken" && !item.success && item.invalid !== undefined) {
        told += `${commandLine.brokenLine({ line: String(line), problem: item.invalid.message })}\n`;
      }
    }
    if (told !== "") {
      progress.clear();
      await say(told);
    }
    if (failure !== undefined) throw failure;
  }

  async function take(rows: readonly ParsedRow[]): Promise<void> {
    const [first] = rows;
    if (first === undefined) return;
    let from = 0;
    if (table === undefined) {
      table = await begin(first);
      from = 1;
    }
    for (; from < rows.length && !signal.aborted; from += checker.atOnce) {
      await answer(rows.slice(from, from + checker.atOnce), table);
    }
  }

  const finish = async (): Promise<void> => {
    progress.clear();
    source.chunks.destroy();
    await table?.target.close();
    if (table === undefined) return;
    const seconds = (performance.now() - started) / 1000;
    const { rows, ...kinds } = counts;
    await say(
      request.json
        ? `${JSON.stringify({ rows, ...kinds, seconds: Number(seconds.toFixed(3)) })}\n`
        : `${summary(counts, seconds, speech, layout).join("\n")}\n`,
    );
  };

  try {
    for await (const chunk of chunksOf(source, file, options)) {
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
  if (counts.rows === 0) throw new Failure(exitCodes.file, commandLine.fileEmpty({ file }));
  return counts.undated + counts.broken > 0 ? exitCodes.undated : exitCodes.dated;
}

/** What is read, until it ends or the visitor wants no more. */
async function* chunksOf(
  { chunks }: Source,
  file: string,
  { speech, surroundings: { signal } }: BatchOptions,
): AsyncGenerator<Buffer, void> {
  const stop = () => chunks.destroy();
  signal.addEventListener("abort", stop, { once: true });
  try {
    for await (const chunk of chunks as AsyncIterable<Buffer>) yield chunk;
  } catch (error) {
    throw signal.aborted ? error : fileFailure(error, file, speech);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
