import { looksLikeSerial } from "./find-columns.ts";
import type { Table } from "./open-sheet.ts";

/** The code of a row that isn't a heater. */
export const otherRow = "not-a-heater";

/** What a total begins with, in five languages. */
const total =
  /^(?:grand|sub|general|overall)?[\s-]*(?:totals?|sum|gesamt(?:zahl|summe)?|summe|suma|totaux|somme|totali|totale|totales)(?![\p{L}-])/iu;

/**
 * Returns why a row isn't a heater: it counts those above it, repeats the headings or is a line of text between tables.
 * A row with a serial number always is one.
 *
 * @example
 * findOtherRow(["TOTAL", "", "14"], table); //=> "A total, not a heater. Skipped."
 */
export function findOtherRow(
  cells: readonly string[],
  { header, columns: { serial } }: Pick<Table, "columns" | "header">,
): string | undefined {
  const first = cells.find((cell) => cell.trim() !== "") ?? "";
  const number = cells[serial]?.trim() ?? "";
  if (total.test(first.trim()) && (number === first.trim() || /^[\d.,]{0,5}$/u.test(number)))
    return "A total, not a heater. Skipped.";
  if (cells.length === header.length && cells.every((cell, index) => cell.trim() === header[index]?.trim()))
    return "The headings again, not a heater. Skipped.";
  const isText = cells.length === 1 && header.length > 1 && !looksLikeSerial(first);
  return isText ? "A line of text, not a heater. Skipped." : undefined;
}
