import type { UnrecordedResult } from "../../checks/result.ts";
import type { Decoding } from "../../checks/schema.ts";
import type { SharedLists } from "./lists.ts";
import { type BatchItem, maxNamed } from "./schema.ts";

/** A row of a response before its check is recorded. */
export type UnrecordedItem = Omit<BatchItem, "recorded" | "checkedAt" | "invalid">;

const listDates = ({ candidates }: Decoding) => ({
  dates: candidates.slice(0, maxNamed).map(({ date }) => date),
  dateCount: candidates.length,
});

/**
 * Returns the short result of a check: at most three dates, brands, makers and repaired numbers, with their full
 * numbers, and its reasons and sources as indexes into lists.
 */
export function toItem(
  { decoding, problem, makers, ...result }: UnrecordedResult,
  lists: SharedLists,
): UnrecordedItem {
  const { candidates } = decoding;
  return {
    ...result,
    ...(candidates.length > 0 && {
      dates: candidates.slice(0, maxNamed).map(({ date, confidence, format, reasons, sources }) => ({
        date,
        confidence,
        format,
        reasons: reasons.map(lists.reasons.toPlace),
        sources: sources.map(lists.sources.toPlace),
      })),
    }),
    dateCount:
      problem?.readings.reduce((sum, reading) => sum + reading.decoding.candidates.length, 0) ??
      candidates.length,
    ...(problem !== undefined && {
      problem: {
        code: problem.code,
        repairs: problem.repairs
          .slice(0, maxNamed)
          .map(({ serial, decoding: repaired }) => ({ serial, ...listDates(repaired) })),
        repairCount: problem.repairs.length,
        brands: problem.brands.slice(0, maxNamed),
        brandCount: problem.brands.length,
        readings: problem.readings
          .slice(0, maxNamed)
          .map(({ brand, label, decoding: reading }) => ({ brand, label, ...listDates(reading) })),
      },
    }),
    ...(makers !== undefined && {
      makers: makers
        .slice(0, maxNamed)
        .map(({ brand, label, maker, confidence, reasons, sources, dates }) => ({
          brand,
          label,
          maker,
          confidence,
          reasons: reasons.map(lists.makerReasons.toPlace),
          sources: sources.map(lists.sources.toPlace),
          dates: dates.slice(0, maxNamed),
          dateCount: dates.length,
        })),
      makerCount: makers.length,
    }),
  };
}
