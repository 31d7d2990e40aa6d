import type { CheckInput } from "@heater-age/decoder/check";
import type { RowResult } from "../check/check-result.ts";
import type { Checker } from "../check/checker.ts";
import type { Translator } from "../texts/translator.ts";
import type { Note } from "./added-columns.ts";

/** A result, with a note if its serial number was read with zeros that a spreadsheet dropped. */
export interface NotedResult {
  readonly result: RowResult;
  readonly note?: Note;
}

const zeros = ["0", "00"];

/** Only digits can lose their zeros. Shorter numbers aren't serial numbers. */
const canLackZeros = ({ serialNumber }: CheckInput, result: RowResult): boolean =>
  !result.success && /^[1-9]\d{3,17}$/u.test(serialNumber.trim());

/** Returns a result that claims less than a number as it was typed. */
function lowered(result: RowResult): RowResult {
  return result.success && result.confidence === "high" ? { ...result, confidence: "medium" } : result;
}

/**
 * Reads numbers without a date again, with one or two leading zeros, because spreadsheets drop them. Never with high
 * confidence.
 *
 * @param results As many results as were found, in the order of the inputs.
 */
export async function restoreZeros(
  inputs: readonly CheckInput[],
  results: readonly NotedResult[],
  checker: Checker,
  { texts: { commandLine } }: Translator,
): Promise<NotedResult[]> {
  const noted = [...results];
  for (const zero of zeros) {
    const lacking = [...noted.keys()].filter((index) => {
      const input = inputs[index];
      const result = noted[index]?.result;
      return input !== undefined && result !== undefined && canLackZeros(input, result);
    });
    if (lacking.length === 0) break;
    const longer = lacking.map((index) => {
      const { brand = "", modelNumber, serialNumber = "" } = inputs[index] ?? {};
      return { brand, modelNumber, serialNumber: zero + serialNumber.trim() };
    });
    let at = 0;
    for await (const result of checker.checkAll(longer)) {
      const index = lacking[at] ?? 0;
      const serial = longer[at]?.serialNumber ?? "";
      at += 1;
      if (!result.success) continue;
      const note = { code: "leading-zeros-restored", message: commandLine.leadingZeros({ serial }) };
      noted[index] = { result: lowered(result), note };
    }
  }
  return noted;
}
