import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import type { Settings } from "../config/env.ts";
import { deleteOld } from "./delete-old.ts";
import { deliverMail } from "./deliver-mail.ts";
import type { Job, JobLog } from "./schedule.ts";
import { sendAlerts } from "./send-alerts.ts";

/** Dependencies of jobs. */
export interface JobDependencies {
  readonly database: Kysely<Database>;
  readonly settings: Settings;
  readonly now: () => Date;
  readonly log: JobLog;
}

/** Returns the jobs of the service, one line each. */
export function jobsOf(dependencies: JobDependencies): readonly Job[] {
  const { mail, errorAlert } = dependencies.settings;
  return [
    deleteOld(dependencies),
    ...(mail === undefined ? [] : [deliverMail(dependencies, mail)]),
    ...(errorAlert.webhook === undefined ? [] : [sendAlerts(dependencies, errorAlert.webhook)]),
  ];
}
