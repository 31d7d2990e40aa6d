import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { rowParser } from "./parse-rows.ts";

/** What a result that was cut off has already. */
export interface FinishedRows {
  /** Bytes of whole rows. */
  readonly bytes: number;
  /** Whole rows, with those that come before the results. */
  readonly rows: number;
  /** The first rows, as many as were asked for. */
  readonly first: readonly (readonly string[])[];
  readonly last: readonly string[];
}

/**
 * Reads a result as far as its rows are whole. It keeps none of them but the first and the last.
 *
 * @param separator What separates the cells; nothing for JSON, whose rows are lines.
 * @returns Nothing when there is no such file.
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

/** Returns whether the cells of a result are those of a row, but for the apostrophe before what looks like a formula. */
export const isSameRow = (written: readonly string[], cells: readonly string[]): boolean =>
  cells.every((cell, index) => written[index] === cell || written[index] === `'${cell}`);
