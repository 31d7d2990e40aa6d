import { createReadStream } from "node:fs";
import { CsvError, parse } from "csv-parse";
import type { Kysely } from "kysely";
import type { Database } from "../../db/schema.ts";

import type { ImportedRow } from "../lists.ts";
import { columnName, formats, type ImportFormat, isOfFormat } from "./formats.ts";
import { readRows, RefusedRow } from "./read-row.ts";
import { writeModels, type Written } from "./write-models.ts";

/** A file that can't be imported. None of it is in the database then. */
export class ImportError extends Error {
  override readonly name = "ImportError";
}

/** A row that was refused. */
export interface Refusal {
  /** Last line of the row in the file, from 1. */
  readonly line: number;
  readonly reason: string;
}

/** Result of an import. */
export interface ImportReport extends Written {
  readonly format: ImportFormat["name"];
  readonly refused: readonly Refusal[];
}

/** Options of an import. */
export interface ImportOptions {
  readonly database: Kysely<Database>;
  /** Path of the file. */
  readonly file: string;
  /** Format of the list. @default recognized by its columns */
  readonly format?: ImportFormat["name"] | undefined;
  /** Date of the list, `YYYY-MM-DD`, stored with each of its models. */
  readonly date: string;
}

interface Line {
  readonly cells: readonly string[];
  readonly line: number;
}

const rowsAtOnce = 500;

async function* linesOf(file: string): AsyncGenerator<Line, undefined> {
  const source = createReadStream(file);
  const parser = parse({ bom: true, info: true, relax_column_count: true, skip_empty_lines: true });
  source.on("error", (error) => parser.destroy(error));
  try {
    for await (const found of source.pipe(parser)) {
      const { record, info } = found as {
        readonly record: readonly string[];
        readonly info: { lines: number };
      };
      yield { cells: record, line: info.lines };
    }
  } catch (error) {
    if (error instanceof CsvError) {
      const cut = error.code === "CSV_QUOTE_NOT_CLOSED";
      throw new ImportError(
        cut
          ? "The file ends within a cell: it seems to be cut off. Download it again."
          : `The file is no CSV: ${error.message}`,
        { cause: error },
      );
    }
    if (error instanceof Error && "code" in error && typeof error.code === "string") {
      throw new ImportError(`The file cannot be read: ${error.message}`, { cause: error });
    }
    throw error;
  } finally {
    source.destroy();
  }
}

function findFormat(columns: ReadonlySet<string>, wanted: ImportFormat["name"] | undefined): ImportFormat {
  const format = formats.find(({ name, ...rest }) =>
    wanted === undefined ? isOfFormat({ name, ...rest }, columns) : name === wanted,
  );
  if (format === undefined) {
    throw new ImportError(
      "The file has the columns of none of the lists that are known: ENERGY STAR, DOE or California, as CSV.",
    );
  }
  const missing = format.marks.filter((names) => !names.some((name) => columns.has(name)));
  if (missing.length > 0) {
    const names = missing.map((alternatives) => alternatives.join(" or ")).join(", ");
    throw new ImportError(`The file is no list of the format ${format.name}: it has no column ${names}.`);
  }
  return format;
}

/**
 * Imports a public list of models, completely or not at all. Changed rows of the same list are replaced. Models that
 * the list no longer has stay.
 *
 * @throws {ImportError} when the file is not such a list or is cut off.
 *
 * @example
 * await importModels({ database, file: "pbpq-swnu.csv", date: "2026-11-20" });
 * //=> { format: "energystar", inserted: 1198, updated: 0, unchanged: 0, refused: [{ line: 7, reason: "…" }] }
 */
export async function importModels({ database, file, format, date }: ImportOptions): Promise<ImportReport> {
  const lines = linesOf(file);
  try {
    const header = (await lines.next()).value;
    if (header === undefined) throw new ImportError("The file is empty.");
    const names = header.cells.map(columnName);
    const columns = new Set(names);
    const list = findFormat(columns, format);
    return await database
      .transaction()
      .execute((transaction) => importLines(transaction, lines, { names, columns, list, date }));
  } finally {
    await lines.return(undefined);
  }
}

interface Table {
  readonly names: readonly string[];
  readonly columns: ReadonlySet<string>;
  readonly list: ImportFormat;
  readonly date: string;
}

async function importLines(
  database: Kysely<Database>,
  lines: AsyncIterable<Line>,
  { names, columns, list, date }: Table,
): Promise<ImportReport> {
  const refused: Refusal[] = [];
  const seen = new Map<string, number>();
  const written = { inserted: 0, updated: 0, unchanged: 0 };
  let waiting: ImportedRow[] = [];
  const write = async (): Promise<void> => {
    const { inserted, updated, unchanged } = await writeModels(database, waiting);
    written.inserted += inserted;
    written.updated += updated;
    written.unchanged += unchanged;
    waiting = [];
  };
  const take = (line: number, read: () => readonly ImportedRow[]): void => {
    try {
      for (const row of read()) {
        const key = `${row.brand} ${row.model_pattern}`;
        const before = seen.get(key);
        if (before === undefined) {
          seen.set(key, line);
          waiting.push(row);
        } else refused.push({ line, reason: `the same model is in line ${before}` });
      }
    } catch (error) {
      if (!(error instanceof RefusedRow)) throw error;
      refused.push({ line, reason: error.message });
    }
  };

  let short: number | undefined;
  let rows = 0;
  for await (const line of lines) {
    rows += 1;
    short = undefined;
    if (line.cells.length < names.length) {
      short = line.line;
      refused.push({ line: line.line, reason: "it has fewer cells than the first line" });
      continue;
    }
    const cells = new Map(names.map((name, index) => [name, line.cells[index] ?? ""] as const));
    take(line.line, () => readRows(cells, list, { columns, date }));
    if (waiting.length >= rowsAtOnce) await write();
  }
  await write();
  if (short !== undefined) {
    throw new ImportError(
      `The last line (${short}) has fewer cells than the first one: the file seems to be cut off. Download it again.`,
    );
  }
  if (rows === 0) throw new ImportError("The file has no rows.");
  return { format: list.name, ...written, refused };
}
