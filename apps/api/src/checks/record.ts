import type { CheckRow } from "../db/insert-checks.ts";
import type { Recorder } from "../db/recorder.ts";
import type { UnrecordedResult } from "./result.ts";

/** Records checks. */
export type CheckRecorder = Recorder<CheckRow>;

/** What is recorded of an answer. */
export const rowOf = (result: UnrecordedResult, checkedAt: Date): CheckRow => ({
  brand: result.brand,
  model_number: result.modelNumber || null,
  serial_number: result.serialNumber,
  manufacturing_date: result.manufacturingDate ?? null,
  age_years: result.ageYears ?? null,
  age_months: result.ageMonths ?? null,
  checked_at: checkedAt,
  age_band: result.recommendationCode ?? "unreadable",
});
