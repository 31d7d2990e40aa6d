import type { CellValue } from "./parse-rows.ts";

/** A change that a spreadsheet made to a serial number. */
export interface SerialTrap {
  readonly code: "serial-as-number" | "serial-rounded" | "serial-as-date";
  readonly message: string;
  /** Whether the number is lost. Otherwise only leading zeros may be. */
  readonly lost: boolean;
}

/** A number from a spreadsheet as text whose digits are lost: those that a narrow cell hides, or after the fifteenth. */
const rounded = /^\s*(?:\d(?:[.,]\d+)?E\+\d+|[1-9]\d{14}0{3,})\s*$/iu;
/** Spreadsheets store fifteen digits of a number. */
const maxExact = 10 ** 15;

/**
 * Returns the change that a spreadsheet made to a serial number, if any.
 *
 * @param value Value of the cell, if more than its text is known.
 *
 * @example
 * serialTrap("1.504E+12", undefined)?.code; //=> "serial-rounded"
 * serialTrap("504123456", 504123456)?.code; //=> "serial-as-number"
 */
export function serialTrap(text: string, value: CellValue | undefined): SerialTrap | undefined {
  if (value instanceof Date) {
    const message = "The spreadsheet made this a date. Retype it in a text cell.";
    return { code: "serial-as-date", message, lost: true };
  }
  const isExact = typeof value === "number" && Number.isInteger(value) && value >= 0 && value < maxExact;
  if (isExact) {
    const message = "The spreadsheet dropped any leading zeros. Compare it with the label.";
    return { code: "serial-as-number", message, lost: false };
  }
  if (typeof value !== "number" && !rounded.test(text)) return undefined;
  const message = "The spreadsheet lost digits. Retype it in a text cell.";
  return { code: "serial-rounded", message, lost: true };
}
