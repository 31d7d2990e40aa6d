import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { CsvError, type Info, parse } from "csv-parse";
import type { Kysely } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { ImportedRow } from "../lists.ts";
import { columnName, formats, type ImportFormat } from "./formats.ts";
import { readRows, RefusedRow } from "./read-row.ts";
import { writeModels, type Written } from "./write-models.ts";

/** A row that was refused. */
export interface Refusal {
  /** Last line of the row in the file, from 1. */
  readonly line: number;
  readonly reason: string;
}

export interface ImportReport extends Written {
  readonly format: ImportFormat["name"];
  readonly refused: readonly Refusal[];
}

export interface ImportOptions {
  readonly database: Kysely<Database>;
  readonly file: string;
  /** Date of the list, `YYYY-MM-DD`, stored with each of its models. */
  readonly date: string;
}

interface Line {
  readonly record: readonly string[];
  readonly info: Info;
}

const rowsAtOnce = 500;

function explain(error: unknown): unknown {
  const explained = (words: string) => new Error(words, { cause: error });
  if (error instanceof CsvError)
    return error.code === "CSV_QUOTE_NOT_CLOSED"
      ? explained("The file ends within a cell: it seems to be cut off. Download it again.")
      : explained(`The file is no CSV: ${error.message}`);
  const isOfFile = error instanceof Error && "syscall" in error && "path" in error;
  return isOfFile ? explained(`The file cannot be read: ${error.message}`) : error;
}

/**
 * Imports a public list of models, completely or not at all. Changed rows of the same list are replaced. Models that
 * the list no longer has stay.
 *
 * @throws when the file is not such a list or is cut off.
 *
 * @example
 * await importModels({ database, file: "pbpq-swnu.csv", date: "2026-11-20" });
 * //=> { format: "energystar", inserted: 1198, updated: 0, unchanged: 0, refused: [{ line: 7, reason: "…" }] }
 */
export async function importModels({ database, file, date }: ImportOptions): Promise<ImportReport> {
  const parser = parse({ bom: true, info: true, relax_column_count: true, skip_empty_lines: true });
  try {
    return await pipeline(createReadStream(file), parser, (lines: AsyncIterable<Line>) =>
      database.transaction().execute((transaction) => importLines(transaction, lines, date)),
    );
  } catch (error) {
    throw explain(error);
  }
}

function readHeader(cells: readonly string[]) {
  const names = cells.map(columnName);
  const list = formats.find(({ marks }) => marks.every((mark) => mark.some((name) => names.includes(name))));
  if (list === undefined)
    throw new Error(
      "The file has the columns of none of the lists that are known: ENERGY STAR, DOE or California, as CSV.",
    );
  return { names, list };
}

async function importLines(
  database: Kysely<Database>,
  lines: AsyncIterable<Line>,
  date: string,
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
  const take = (row: ImportedRow, line: number): void => {
    const key = `${row.brand} ${row.model_pattern}`;
    const before = seen.get(key);
    if (before !== undefined) {
      refused.push({ line, reason: `the same model is in line ${before}` });
      return;
    }
    seen.set(key, line);
    waiting.push(row);
  };

  let header: ReturnType<typeof readHeader> | undefined;
  let rows = 0;
  let isCut = false;
  for await (const { record, info } of lines) {
    if (header === undefined) {
      header = readHeader(record);
      continue;
    }
    const { names, list } = header;
    rows += 1;
    isCut = record.length < names.length;
    try {
      if (isCut) throw new RefusedRow("it has fewer cells than the first line");
      const cells = new Map(names.map((name, index) => [name, record[index] ?? ""] as const));
      for (const row of readRows(cells, list, date)) take(row, info.lines);
    } catch (error) {
      if (!(error instanceof RefusedRow)) throw error;
      refused.push({ line: info.lines, reason: error.message });
    }
    if (waiting.length >= rowsAtOnce) await write();
  }
  await write();
  if (header === undefined) throw new Error("The file is empty.");
  if (rows === 0) throw new Error("The file has no rows.");
  if (isCut)
    throw new Error(
      `The last line (${refused.at(-1)?.line}) has fewer cells than the first one: the file seems to be cut off. Download it again.`,
    );
  return { format: header.list.name, ...written, refused };
}
