import type { Translator } from "../texts/translator.ts";
import type { CellValue } from "./parse-rows.ts";

/** What a spreadsheet has done to a serial number. */
export interface SerialTrap {
  readonly code: "serial-as-number" | "serial-rounded" | "serial-as-date";
  readonly message: string;
  /** Whether the number is lost; otherwise only zeros at its beginning may be. */
  readonly lost: boolean;
}

/** A number as a spreadsheet writes it into a text when its cell is narrow: most digits are gone. */
const scientific = /^\s*\d(?:[.,]\d+)?E\+\d+\s*$/iu;
/** Spreadsheets keep fifteen digits of a number. */
const mostExact = 10 ** 15;

/**
 * Returns what a spreadsheet has done to a serial number, if it has.
 *
 * @param value What the cell holds, where more is known than its text.
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
