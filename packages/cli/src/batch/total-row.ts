import type { Columns } from "./find-columns.ts";

/** The code of a row that counts heaters. */
export const totalRow = "total-row";

/** What a total begins with, in five languages. */
const total =
  /^(?:grand|sub|general|overall)?[\s-]*(?:totals?|sum|gesamt(?:zahl|summe)?|summe|suma|totaux|somme|totali|totale|totales)(?![\p{L}-])/iu;

/**
 * Returns whether a row counts the heaters above it: its first cell says so, and it has no serial number.
 *
 * @example
 * isTotal(["TOTAL", "", "14"], columns); //=> true
 */
export function isTotal(cells: readonly string[], { serial }: Pick<Columns, "serial">): boolean {
  const first = cells.find((cell) => cell.trim() !== "") ?? "";
  const number = cells[serial]?.trim() ?? "";
  return total.test(first.trim()) && (number === first.trim() || /^[\d.,]{0,5}$/u.test(number));
}
