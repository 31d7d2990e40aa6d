import { isReadable } from "./find-columns.ts";
import { findMeaning, type HeaterColumn, meaningsIn, yearCaption } from "./headings.ts";
import type { ParsedRow } from "./parse-rows.ts";

/** The columns of the table that pairs become. Names without a column of their own are notes. */
export const pairColumns = ["brand", "model", "serial", "year", "notes"] as const;

const places: Readonly<Record<HeaterColumn, number>> = { brand: 0, modelNumber: 1, serialNumber: 2 };
const yearPlace = 3;
/** The heading above values, in five languages. */
const valueNames = /^(?:value|wert|valeur|valor|valore)$/iu;

const filledCells = ({ cells }: ParsedRow): readonly string[] =>
  cells.map((cell) => cell.trim()).filter((cell) => cell !== "");

/** Returns whether a row is the headings of names and values, with a section before them or not. */
const isHeading = (row: ParsedRow, count: number): boolean =>
  filledCells(row).length === count && valueNames.test(filledCells(row)[count - 1] ?? "");

/** Returns a name and its value. A section before them belongs to the name: "Furnace, Serial". */
function toPair(row: ParsedRow, hasSections = false): readonly [name: string, value: string] | undefined {
  const [one, two, three, ...others] = filledCells(row);
  if (one === undefined || two === undefined || others.length > 0) return undefined;
  if (three === undefined) return [one, two];
  return hasSections ? [`${one} ${two}`, three] : undefined;
}

/** Returns the column that a name means. */
function toPlace(name: string): number | undefined {
  // A heat pump on a tank is the water heater.
  const [meaning = findMeaning(name)] = meaningsIn(name.replace(/heat pump/iu, "water heater"));
  if (meaning !== undefined) return places[meaning];
  return yearCaption(name) === undefined ? undefined : yearPlace;
}

/** Returns whether a row is the name of a column and its value. */
export function isPair(row: ParsedRow | undefined): boolean {
  const [name, value] = (row && toPair(row)) ?? [];
  return name !== undefined && toPlace(name) !== undefined && toPlace(value ?? "") === undefined;
}

/**
 * Returns whether rows are names and values of one heater below each other: "Serial", then a number that can be read.
 */
export function arePairs(rows: readonly ParsedRow[]): boolean {
  const hasSections = rows.some((row) => isHeading(row, 3));
  return rows.some((row) => {
    const pair = toPair(row, hasSections);
    return pair !== undefined && toPlace(pair[0]) === places.serialNumber && isReadable(pair[1]);
  });
}

/**
 * Yields a row for each heater that names and values describe. A name that comes again begins the next heater, and a
 * line of text the part of the next. Nothing is left out: what has no column of its own is in the notes.
 *
 * @example
 * // Brand,Bradford White | Serial,DD9041943 | Capacity,65 gallons
 * //=> { cells: ["Bradford White", "", "DD9041943", "", "Capacity: 65 gallons"], line: 2 }
 */
export async function* joinPairs(
  pieces: AsyncIterable<readonly ParsedRow[]>,
): AsyncGenerator<readonly ParsedRow[]> {
  let cells: string[] = [];
  let notes: string[] = [];
  let names = new Set<string>();
  let line = 0;
  let hasSections = false;
  function take(): readonly ParsedRow[] {
    const text = notes.join(" | ");
    const isHeater = cells.length > 0;
    const row = isHeater ? [...pairColumns.slice(0, -1).map((_, index) => cells[index] ?? ""), text] : [text];
    const taken = line === 0 ? [] : [{ cells: row, line }];
    cells = [];
    notes = [];
    names = new Set();
    line = 0;
    return taken;
  }
  for await (const rows of pieces) {
    const heaters: ParsedRow[] = [];
    for (const row of rows) {
      hasSections ||= isHeading(row, 3);
      if (isHeading(row, 2) || isHeading(row, 3)) continue;
      const [name, value] = toPair(row, hasSections) ?? ["", filledCells(row).join(" ")];
      const place = toPlace(name);
      const isTaken = place !== undefined && place !== yearPlace && cells[place] !== undefined;
      if (isTaken || names.has(name) || (name === "" && cells.length > 0)) heaters.push(...take());
      if (name !== "") names.add(name);
      if (place === undefined || cells[place] !== undefined)
        notes.push(name === "" ? value : `${name}: ${value}`);
      else cells[place] = value;
      if (line === 0 || place === places.serialNumber) line = row.line;
    }
    yield heaters;
  }
  yield take();
}
