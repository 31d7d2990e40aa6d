import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import type { Settings } from "../config/env.ts";
import { deleteOld } from "./delete-old.ts";
import { deliverMail } from "./deliver-mail.ts";
import type { Job, JobLog } from "./schedule.ts";
import { sendAlerts } from "./send-alerts.ts";

export function createJobs(database: Kysely<Database>, settings: Settings, log: JobLog): readonly Job[] {
  const { mail, errorAlert, retentionDays } = settings;
  const jobs = [deleteOld(database, { retentionDays, log })];
  if (mail !== undefined) jobs.push(deliverMail(database, mail));
  if (errorAlert.webhook !== undefined) jobs.push(sendAlerts(database, errorAlert.webhook));
  return jobs;
}
