import { type CheckResult, invalid, type RowResult } from "../check/check-result.ts";
import type { Checker } from "../check/checker.ts";
import { type ExitCode, exitCodes, Failure } from "../terminal/failure.ts";
import type { Layout } from "../terminal/layout.ts";
import { isBrokenPipe, type ProcessContext, writerTo } from "../terminal/process-context.ts";
import type { Translator } from "../texts/translator.ts";
import { findProblem } from "./added-columns.ts";
import { openSource, standard } from "./files.ts";
import type { Columns } from "./find-columns.ts";
import { openSheet, type Table, unreadableRow } from "./open-sheet.ts";
import type { ParsedRow } from "./parse-rows.ts";
import { findOtherRow, otherRow } from "./other-rows.ts";
import type { Sheet } from "./read-spreadsheet.ts";
import { restoreZeros, withoutCertainty } from "./restore-zeros.ts";
import { problemReport } from "./problems.ts";
import { noProgress, progressOn } from "./progress.ts";
import { openTable, type TableRequest } from "./open-table.ts";
import { serialTrap } from "./serial-trap.ts";
import { findKind, noRows, summary } from "./summary.ts";
import { openResults, type ResultRequest, type Results } from "./open-results.ts";
import type { CheckedRow } from "./write-rows.ts";

/** The input and output of a batch. Files are names, or `-`. */
export interface BatchRequest extends Omit<ResultRequest, "inputs">, Omit<TableRequest, "file"> {
  readonly input: string;
  /** Whether to report only failures. */
  readonly quiet: boolean;
}

export interface BatchOptions {
  readonly checker: Checker;
  readonly translator: Translator;
  /** Calendar date `"YYYY-MM-DD"`. */
  readonly today: string;
  readonly processContext: ProcessContext;
  readonly layout: Layout;
}

/** Most lines of a summary that are listed. */
const shownVisits = 50;
/** Number of rows that are checked and written together. */
const rowsAtOnce = 1000;

/** Reads a table, dates its rows and writes it with the dates, one chunk at a time. */
export async function batch(request: BatchRequest, options: BatchOptions): Promise<ExitCode> {
  const { input, output, json, quiet, errors: errorFile } = request;
  const { checker, translator, today, processContext, layout } = options;
  const { errors } = translator.texts;
  const { signal, stderr, stdout } = processContext;
  const write = writerTo(stderr);
  const say = (text: string) => (quiet || text === "" ? Promise.resolve() : write(text));
  const started = performance.now();
  const counts = noRows();
  const source = await openSource(input, processContext);
  const sharesTerminal = output === standard && stdout.isTTY === true;
  const progress = quiet || sharesTerminal ? noProgress : progressOn(stderr);
  const problems = problemReport(
    errorFile === undefined ? `heater-age batch ${input} --errors problems.csv` : undefined,
  );
  const tableInput = await openTable(source, { ...request, file: input }, signal).catch((error: unknown) => {
    source.chunks.destroy();
    throw signal.aborted ? new Failure(exitCodes.interrupted, "Interrupted.") : error;
  });
  let results: Results | undefined;
  let lastLine = 0;
  /** The lines of the heaters whose number wasn't read on site. */
  const unstated: number[] = [];

  function mistakeIn(row: ParsedRow, table: Table): CheckResult | undefined {
    if ("broken" in row) {
      return row.broken === "encoding"
        ? invalid("csv-encoding", errors["csv-encoding"])
        : invalid("csv-malformed", unreadableRow);
    }
    const extra = row.cells.slice(table.header.length).filter((cell) => cell !== "");
    if (extra.length > 0)
      return invalid("csv-cells", `${errors["csv-cells"]} Left over: ${extra.join(", ")}`);
    const other = findOtherRow(row.cells, table);
    if (other !== undefined) return invalid(otherRow, other);
    const trap = trapIn(row, table.columns);
    return trap?.lost === true ? invalid(trap.code, trap.message) : undefined;
  }

  const trapIn = (row: ParsedRow, { serial }: Columns) =>
    "broken" in row ? undefined : serialTrap(row.cells[serial] ?? "", row.values?.[serial]);

  async function writeRows(rows: readonly CheckedRow[]): Promise<void> {
    await results?.write(rows);
    let messages = "";
    const refused: CheckedRow[] = [];
    for (const row of rows) {
      const { line, result } = row;
      const kind = findKind(result);
      counts.rows += 1;
      counts[kind] += 1;
      lastLine = line;
      const problem = findProblem(result);
      if (problem === undefined || kind === "skipped") continue;
      refused.push(row);
      if (problem.code === "serial-not-stated") unstated.push(line);
      if (kind === "broken") messages += problems.add(line, problem.code, problem.message);
    }
    await results?.refuse(refused);
    if (messages === "" || quiet) return;
    progress.clear();
    await say(messages);
  }

  async function check(rows: readonly ParsedRow[], table: Table): Promise<void> {
    const { header, columns } = table;
    const mistakes = rows.map((row) => mistakeIn(row, table));
    const typed = rows
      .filter((_row, index) => mistakes[index] === undefined)
      .map(({ cells }) => columns.read(cells));
    const inputs = typed.map((plate) => restoreZeros(plate, today));
    const rowResults: RowResult[] = [];
    const soFar = { ...counts };
    try {
      for await (const result of checker.checkAll(inputs)) {
        rowResults.push(result);
        soFar.rows += 1;
        soFar[findKind(result)] += 1;
        progress.show(soFar, tableInput.part());
      }
    } finally {
      // Also after a failure, because the rows before it have been checked.
      const remaining = rowResults.entries();
      const checked: CheckedRow[] = [];
      for (const [index, row] of rows.entries()) {
        const next = mistakes[index] === undefined ? remaining.next().value : undefined;
        const result = mistakes[index] ?? next?.[1];
        if (result === undefined) break;
        const serial = next && inputs[next[0]] !== typed[next[0]] ? inputs[next[0]]?.serialNumber : undefined;
        const note = next && trapIn(row, columns);
        checked.push({
          line: row.line,
          cells: header.map((_name, column) => row.cells[column] ?? ""),
          values: "values" in row ? row.values : undefined,
          result: serial === undefined ? result : withoutCertainty(result),
          note:
            serial === undefined
              ? note
              : {
                  code: "leading-zeros-restored",
                  message: `Read as ${serial}: a spreadsheet may have dropped zeros at the start. Check the label.`,
                },
        });
      }
      await writeRows(checked);
    }
  }

  async function checkSheet(sheet: Sheet): Promise<void> {
    const table = await openSheet(sheet, request);
    if (table === undefined) return;
    const { columns, rows: pieces } = table;
    const start = { ...table, sheet: sheet.name };
    if (results === undefined) {
      if (columns.withoutBrand) {
        await say("No brand column, so we try every brand. Or use “--brand-column” or “--brand”.\n");
      }
      const format = tableInput.format();
      results = await openResults({ ...request, inputs: [input] }, { ...start, format }, options);
    } else {
      await results.startSheet(start);
    }
    for await (const rows of pieces) {
      for (let from = 0; from < rows.length && !signal.aborted; from += rowsAtOnce)
        await check(rows.slice(from, from + rowsAtOnce), table);
      progress.show(counts, tableInput.part());
      if (signal.aborted) return;
    }
  }

  const finish = async (): Promise<void> => {
    progress.clear();
    source.chunks.destroy();
    await results?.close();
    if (results === undefined) return;
    const seconds = (performance.now() - started) / 1000;
    const kinds = problems.kinds();
    const shown = unstated.slice(0, shownVisits).join(", ");
    const visits =
      unstated.length === 0
        ? []
        : [`Visit again, no number to read: ${unstated.length === 1 ? "row" : "rows"} ${shown}`];
    const numbers = { ...counts, seconds: Number(seconds.toFixed(3)), problems: problems.counts() };
    await say(
      json
        ? `${JSON.stringify(numbers)}\n`
        : `${[...kinds, ...summary(counts, problems.counts(), seconds, layout), ...visits].join("\n")}\n`,
    );
  };

  try {
    for (const text of tableInput.skipped) await say(`${text}\n`);
    for (const sheet of tableInput.sheets) {
      await checkSheet(sheet);
      if (signal.aborted) break;
    }
  } catch (error) {
    if (isBrokenPipe(error)) {
      source.chunks.destroy();
      throw error;
    }
    if (!signal.aborted) {
      await finish();
      if (error instanceof Failure && lastLine > 0) {
        throw new Failure(error.exitCode, error.message, [`Stopped. Complete up to line ${lastLine}.`]);
      }
      throw error;
    }
  }
  await finish();
  if (signal.aborted) {
    throw new Failure(
      exitCodes.interrupted,
      lastLine > 0 ? `Interrupted. Complete up to line ${lastLine}.` : "Interrupted.",
    );
  }
  if (counts.rows === 0) {
    throw new Failure(exitCodes.file, `${input}: nothing to check.`);
  }
  return counts.undated + counts.broken > 0 ? exitCodes.undated : exitCodes.dated;
}
