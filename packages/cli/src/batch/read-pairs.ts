import { isReadable } from "./find-columns.ts";
import { findMeaning, type HeaterColumn, meaningsIn, yearCaption } from "./headings.ts";
import type { ParsedRow } from "./parse-rows.ts";

/** The columns of the table that pairs become. */
export const pairColumns = ["brand", "model", "serial", "year"] as const;

const places: Readonly<Record<HeaterColumn, number>> = { brand: 0, modelNumber: 1, serialNumber: 2 };

/** Returns a name and its value, or `undefined` for a row with more cells or fewer. */
function toPair({ cells }: ParsedRow): readonly [name: string, value: string] | undefined {
  const [name, value, ...others] = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
  return name === undefined || value === undefined || others.length > 0 ? undefined : [name, value];
}

/** Returns the column that a name means. */
function toPlace(name: string): number | undefined {
  // A heat pump on a tank is the water heater.
  const [meaning = findMeaning(name)] = meaningsIn(name.replace(/heat pump/iu, "water heater"));
  if (meaning !== undefined) return places[meaning];
  return yearCaption(name) === undefined ? undefined : 3;
}

/**
 * Returns whether rows are names and values of one heater below each other: "Serial", then a number that can be read.
 */
export const arePairs = (rows: readonly ParsedRow[]): boolean =>
  rows.some((row) => {
    const pair = toPair(row);
    return pair !== undefined && toPlace(pair[0]) === places.serialNumber && isReadable(pair[1]);
  });

const toRow = (cells: readonly (string | undefined)[]): readonly string[] =>
  pairColumns.map((_, index) => cells[index] ?? "");

/**
 * Yields a row for each heater that names and values describe. A name that comes again begins the next heater.
 * Other names are left out.
 *
 * @example
 * // Brand,Bradford White | Serial,DD9041943 | Capacity,65 gallons
 * //=> { cells: ["Bradford White", "", "DD9041943", ""], line: 2 }
 */
export async function* joinPairs(
  pieces: AsyncIterable<readonly ParsedRow[]>,
): AsyncGenerator<readonly ParsedRow[]> {
  let cells: string[] = [];
  let line = 0;
  for await (const rows of pieces) {
    const heaters: ParsedRow[] = [];
    for (const row of rows) {
      const [name = "", value = ""] = toPair(row) ?? [];
      const place = name === "" ? undefined : toPlace(name);
      if (place === undefined) continue;
      if (cells[place] !== undefined) {
        if (line > 0) heaters.push({ cells: toRow(cells), line });
        cells = [];
        line = 0;
      }
      cells[place] = value;
      if (place === places.serialNumber) line = row.line;
    }
    yield heaters;
  }
  if (line > 0) yield [{ cells: toRow(cells), line }];
}
