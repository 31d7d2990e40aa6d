import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import type { Settings } from "../env.ts";
import type { Job, JobLog } from "./schedule.ts";

/** What jobs work with. */
export interface JobDependencies {
  readonly database: Kysely<Database>;
  readonly settings: Settings;
  readonly now: () => Date;
  readonly log: JobLog;
}

/** The jobs of the service, one line each. */
export function jobsOf(_dependencies: JobDependencies): readonly Job[] {
  return [];
}
