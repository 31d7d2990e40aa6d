import type { CheckRow } from "../db/insert-checks.ts";
import type { Recorder } from "../db/recorder.ts";
import type { Answer } from "./answer.ts";

/** Records checks. */
export type CheckRecorder = Recorder<CheckRow>;

/** What is recorded of an answer. */
export const rowOf = (answer: Answer, checkedAt: Date): CheckRow => ({
  brand: answer.brand,
  model_number: answer.modelNumber || null,
  serial_number: answer.serialNumber,
  manufacturing_date: answer.manufacturingDate ?? null,
  age_years: answer.ageYears ?? null,
  age_months: answer.ageMonths ?? null,
  checked_at: checkedAt,
  age_band: answer.recommendationCode ?? "unreadable",
});
