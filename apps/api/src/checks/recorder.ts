import { Counter, Gauge, type Registry } from "prom-client";
import type { Settings } from "../config/env.ts";
import type { Connections } from "../db/connect.ts";
import { type CheckRow, insertChecks } from "../db/insert-checks.ts";
import { createRecorder, type Recorder, type RecorderLog } from "../db/recorder.ts";
import type { UnrecordedResult } from "./result.ts";
import type { CheckRequest } from "./schema.ts";

/** Records checks. */
export type CheckRecorder = Recorder<CheckRow>;

/**
 * Returns the row that is recorded for a result.
 *
 * @param checkedAt When the check was made.
 * @param sent The caller's data about the check.
 */
export const rowOf = (
  result: UnrecordedResult,
  checkedAt: Date,
  sent: Pick<CheckRequest, "checkId" | "checkedAt"> = {},
): CheckRow => ({
  brand: result.brand,
  model_number: result.modelNumber || null,
  serial_number: result.serialNumber,
  manufacturing_date: result.manufacturingDate ?? null,
  age_years: result.ageYears ?? null,
  age_months: result.ageMonths ?? null,
  checked_at: checkedAt,
  client_time: sent.checkedAt !== undefined,
  age_band: result.recommendationCode ?? "unreadable",
  check_id: sent.checkId?.toLowerCase() ?? null,
});

/**
 * Creates the recorder of checks, with its metrics: the number of checks, of unrecorded ones, and of waiting ones.
 */
export function createCheckRecorder(
  recording: Connections,
  {
    log,
    settings,
    registry,
  }: { readonly log: RecorderLog; readonly settings: Settings["recording"]; readonly registry: Registry },
): CheckRecorder {
  const checks = new Counter({
    name: "heater_age_checks_total",
    help: "Checks answered, by brand and whether a date was found",
    labelNames: ["brand", "outcome"] as const,
    registers: [registry],
  });
  const recorder = createRecorder<CheckRow>({
    write: (rows) => insertChecks(recording, rows),
    onRow: ({ brand, manufacturing_date }) =>
      checks.inc({ brand, outcome: manufacturing_date === null ? "no-date" : "date" }),
    log,
    ...settings,
  });
  registry.registerMetric(
    new Counter({
      name: "heater_age_unrecorded_checks_total",
      help: "Checks answered as not recorded",
      registers: [],
      collect() {
        this.reset();
        this.inc(recorder.unrecorded());
      },
    }),
  );
  registry.registerMetric(
    new Counter({
      name: "heater_age_late_checks_total",
      help: "Checks answered as not recorded whose row was confirmed afterwards",
      registers: [],
      collect() {
        this.reset();
        this.inc(recorder.late());
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: "heater_age_recorder_queue",
      help: "Checks that wait for their row to be confirmed",
      registers: [],
      collect() {
        this.set(recorder.waiting());
      },
    }),
  );
  return recorder;
}
