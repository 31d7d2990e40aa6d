import type { Migration, MigrationProvider } from "kysely/migration";
import * as waterHeaterChecks from "./0001_water_heater_checks.ts";
import * as models from "./0002_models.ts";
import * as aiAnswers from "./0003_ai_answers.ts";
import * as reports from "./0004_reports.ts";
import * as shareCounters from "./0005_share_counters.ts";
import * as clientErrors from "./0006_client_errors.ts";
import * as contact from "./0007_contact.ts";
import * as idempotencyKeys from "./0008_idempotency_keys.ts";
import * as checkCounts from "./0009_check_counts.ts";
import * as corrections from "./0010_corrections.ts";
import * as recallNotices from "./0011_recall_notices.ts";
import * as settledReports from "./0012_settled_reports.ts";
import * as idempotencyBounds from "./0013_idempotency_bounds.ts";
import * as clientErrorBounds from "./0014_client_error_bounds.ts";
import * as retentionClock from "./0020_retention_clock.ts";
import * as checkIds from "./0021_check_ids.ts";
import * as clientTime from "./0022_client_time.ts";

const migrations: Readonly<Record<string, Migration>> = {
  "0001_water_heater_checks": waterHeaterChecks,
  "0002_models": models,
  "0003_ai_answers": aiAnswers,
  "0004_reports": reports,
  "0005_share_counters": shareCounters,
  "0006_client_errors": clientErrors,
  "0007_contact": contact,
  "0008_idempotency_keys": idempotencyKeys,
  "0009_check_counts": checkCounts,
  "0010_corrections": corrections,
  "0011_recall_notices": recallNotices,
  "0012_settled_reports": settledReports,
  "0013_idempotency_bounds": idempotencyBounds,
  "0014_client_error_bounds": clientErrorBounds,
  "0020_retention_clock": retentionClock,
  "0021_check_ids": checkIds,
  "0022_client_time": clientTime,
};

/** The migrations in order. A list instead of a folder search, so that it is the same in every environment. */
export const migrationProvider: MigrationProvider = { getMigrations: async () => ({ ...migrations }) };
