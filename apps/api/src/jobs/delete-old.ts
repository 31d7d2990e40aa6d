import { setTimeout as pause } from "node:timers/promises";
import type { Kysely } from "kysely";
import { type ClockDependencies, type ClockFault, clockJudge } from "../clock/judge.ts";
import { mistimed } from "../clock/mistimed.ts";
import { deletionOf, type Old, type Retention, retention, sizeOf } from "../db/retention.ts";
import type { Database } from "../db/schema.ts";
import type { Settings } from "../config/env.ts";
import { day, minute } from "../time/durations.ts";
import type { Job, JobLog } from "./schedule.ts";

/** Dependencies for deleting old rows. */
export interface DeletionDependencies extends ClockDependencies {
  readonly settings: Pick<Settings, "retentionDays">;
  readonly log: JobLog;
}

const every = 15 * minute;
const batch = 1000;
const batchesInARun = 200;
const share = 0.05;

/** Returns the rows that are due for deletion at a time, table by table. */
export async function oldRows(
  database: Kysely<Database>,
  { retentionDays }: Pick<Settings, "retentionDays">,
  at: Date,
): Promise<readonly Old[]> {
  const rules = Object.entries(retention) as readonly (readonly [keyof Database, Retention])[];
  const exceptions = await mistimed(database);
  return rules.flatMap(([table, rule]) => {
    if (typeof rule === "string") return [];
    const { period, since } = rule;
    const days = typeof period === "number" ? period : retentionDays[period];
    const before = new Date(at.getTime() - days * day);
    return [{ table, since, before, except: exceptions(before) }];
  });
}

/**
 * Returns the maximum number of rows that one run deletes from a table: 5 %, at least one, so that small tables are
 * emptied too.
 */
export const mostInARun = (rows: number): number => Math.min(batch * batchesInARun, Math.ceil(rows * share));

/** Deletes one run's share of a table, and returns the number of rows. */
async function deleteShare(
  database: Kysely<Database>,
  old: Old,
  stopping = new AbortController().signal,
): Promise<number> {
  const deleteNext = deletionOf(database, old);
  const most = mostInARun(await sizeOf(database, old.table));
  let sum = 0;
  while (sum < most && !stopping.aborted) {
    const began = performance.now();
    const deleted = await deleteNext(Math.min(batch, most - sum));
    if (deleted === 0) break;
    sum += deleted;
    await pause(performance.now() - began, undefined, { signal: stopping }).catch(() => {});
  }
  return sum;
}

/** Returns the fields of a fault for the log. */
const shown = ({ cause, service_to: service, database_to: database, last_run_at: lastRun }: ClockFault) => ({
  cause,
  serviceTime: service,
  databaseTime: database,
  lastRun,
});

/**
 * Creates the job that deletes rows after their retention period: at most 5 % of a table per run, a thousand at a
 * time, with a pause of the same length, so that visitors don't notice. The next run deletes the rest. While the
 * clock is not trusted, it deletes nothing.
 */
export function deleteOld({ settings, log, ...clock }: DeletionDependencies): Job {
  const { database } = clock;
  const judge = clockJudge(clock);
  let logged: string | undefined;

  const run = async (stopping?: AbortSignal): Promise<void> => {
    if (stopping?.aborted === true) return;
    const judgement = await judge(every);
    if (judgement === "had") return;
    if (!judgement.trusted) {
      const { fault } = judgement;
      if (logged !== fault.id) log.error(shown(fault), "the clock is not trusted: nothing is deleted");
      logged = fault.id;
      return;
    }
    logged = undefined;
    for (const fault of judgement.ended) log.info(shown(fault), "the clock is trusted again");
    const deleted: Record<string, number> = {};
    for (const old of await oldRows(database, settings, judgement.at)) {
      const rows = await deleteShare(database, old, stopping);
      if (rows > 0) deleted[old.table] = rows;
    }
    if (Object.keys(deleted).length > 0) log.info({ deleted }, "old rows are deleted");
  };
  return { name: "delete-old", every, run };
}
