import type { Translator } from "../texts/translator.ts";
import type { CellValue } from "./parse-rows.ts";

/** A change that a spreadsheet made to a serial number. */
export interface SerialTrap {
  readonly code: "serial-as-number" | "serial-rounded" | "serial-as-date";
  readonly message: string;
  /** Whether the number is lost. Otherwise only leading zeros may be. */
  readonly lost: boolean;
}

/** A number from a narrow cell of a spreadsheet exported as text: most digits are lost. */
const scientific = /^\s*\d(?:[.,]\d+)?E\+\d+\s*$/iu;
/** Spreadsheets store fifteen digits of a number. */
const mostExact = 10 ** 15;

/**
 * Returns the change that a spreadsheet made to a serial number, if any.
 *
 * @param value Value of the cell, if more than its text is known.
 *
 * @example
 * serialTrap("1.504E+12", undefined, english)?.code; //=> "serial-rounded"
 * serialTrap("504123456", 504123456, english)?.code; //=> "serial-as-number"
 */
export function serialTrap(
  text: string,
  value: CellValue | undefined,
  { texts: { commandLine } }: Translator,
): SerialTrap | undefined {
  if (value instanceof Date) {
    return { code: "serial-as-date", message: commandLine.serialAsDate, lost: true };
  }
  const isExact = typeof value === "number" && Number.isInteger(value) && value >= 0 && value < mostExact;
  if (isExact) return { code: "serial-as-number", message: commandLine.serialAsNumber, lost: false };
  if (typeof value !== "number" && !scientific.test(text)) return undefined;
  return { code: "serial-rounded", message: commandLine.serialRounded, lost: true };
}
