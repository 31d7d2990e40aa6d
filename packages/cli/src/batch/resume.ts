import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { rowParser } from "./parse-rows.ts";

/** The contents of an interrupted result. */
export interface FinishedRows {
  /** Number of bytes in complete rows. */
  readonly bytes: number;
  /** Number of complete rows, including those before the results. */
  readonly rows: number;
  /** The first rows, as many as requested. */
  readonly first: readonly (readonly string[])[];
  readonly last: readonly string[];
}

/**
 * Reads the complete rows of a result. It keeps only the first ones and the last.
 *
 * @param separator The separator; nothing for JSON, whose rows are lines.
 * @returns Nothing if there is no such file.
 */
export async function finishedRows(
  file: string,
  separator: string | undefined,
  leading: number,
): Promise<FinishedRows | undefined> {
  const about = await stat(file).catch(() => undefined);
  if (about === undefined || !about.isFile()) return undefined;
  const first: (readonly string[])[] = [];
  let rows = 0;
  let last: readonly string[] = [];
  let bytes = 0;
  const take = (cells: readonly string[]) => {
    rows += 1;
    if (first.length < leading) first.push(cells);
    last = cells;
  };
  const parser = rowParser(separator);
  let line = "";
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    if (separator === undefined) {
      const parts = (line + chunk.toString("latin1")).split("\n");
      line = parts.pop() ?? "";
      for (const part of parts) {
        bytes += part.length + 1;
        take([part]);
      }
    } else {
      for (const { cells } of parser.push(chunk)) take(cells);
      bytes = parser.taken();
    }
  }
  return { bytes, rows, first, last };
}

/**
 * Returns whether the cells of a result match those of a row, except for the apostrophe before what looks like a
 * formula.
 */
export const isSameRow = (written: readonly string[], cells: readonly string[]): boolean =>
  cells.every((cell, index) => written[index] === cell || written[index] === `'${cell}`);
