import { age, ageStatus, anyTimeZone, type Decoding } from "@heater-age/decoder";
import { calendarDate } from "@heater-age/decoder/check";
import { agreement } from "@heater-age/decoder/proof";
import type { PrintedResult, RowResult } from "../check/check-result.ts";

/** Returns a date as a decoding, to compare others with it. */
const toDecoding = (date: string): Decoding => ({
  status: "decoded",
  candidates: [
    {
      date,
      year: Number(date.slice(0, 4)),
      format: "",
      confidence: "high",
      parts: [],
      reasons: [],
      sources: [],
    },
  ],
});

const listDates = (result: RowResult): readonly string[] => {
  if (!result.success) return [];
  return ("dates" in result ? result.dates : result.decoding.candidates).map(({ date }) => date);
};

/** Returns a date as written in a result: a week as its month. */
const written = (date: string): string =>
  date.includes("W")
    ? calendarDate({ date, year: Number(date.slice(0, 4)), week: Number(date.slice("2018-W".length)) })
    : date;

interface ComparedResult {
  readonly result: RowResult;
  /** Whether its date is the printed one, because the serial number doesn't have it. */
  readonly isPrinted: boolean;
}

/**
 * Returns the result of a heater with a date printed on its label. The printed date wins: it decides between several
 * dates, and replaces those of the serial number if it is none of them.
 *
 * @param printed ISO 8601 at the precision printed.
 * @param heater The brand and numbers, if no check was made.
 * @param today Calendar date `"YYYY-MM-DD"`.
 */
export function withPrintedDate(
  result: RowResult,
  printed: string,
  heater: Pick<PrintedResult, "brand" | "modelNumber" | "serialNumber">,
  today: string,
): ComparedResult {
  const dates = listDates(result);
  const fitting = dates.filter((date) => agreement(toDecoding(printed), date) === "agrees");
  const [first] = fitting;
  if (first !== undefined && dates.length === 1) return { result, isPrinted: false };
  const date = first !== undefined && first.length > printed.length ? first : printed;
  const { years, months, minMonths, maxMonths, precision } = age(date, today, anyTimeZone);
  const others = dates.filter((other) => other !== first);
  const { brand, modelNumber, serialNumber } = "brand" in result ? result : heater;
  return {
    result: {
      success: true,
      brand,
      serialNumber,
      modelNumber,
      manufacturingDate: written(date),
      ageYears: years,
      ageMonths: months,
      precision,
      ageRange: { minMonths, maxMonths },
      ambiguous: fitting.length > 1,
      confidence: "high",
      recommendationCode: ageStatus(years),
      dates: [date, ...others].map((each) => ({ date: each })),
      ...("recorded" in result && { recorded: result.recorded }),
    },
    isPrinted: first === undefined,
  };
}
