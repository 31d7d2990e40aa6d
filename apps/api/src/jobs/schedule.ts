import { setTimeout as pause } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";

/** Periodic work. Only one instance does it at a time. */
export interface Job {
  /** Name in the log. */
  readonly name: string;
  /** Milliseconds between the starts of two runs. After a run that takes longer, the next one follows at once. */
  readonly every: number;
  /** Ends early when the signal aborts. */
  readonly run: (stopping?: AbortSignal) => Promise<void>;
}

/** Where failures of jobs are logged. */
export type JobLog = Record<"error" | "info", (values: object, message: string) => void>;

export type RunningJobs = ReturnType<typeof startJobs>;

/** Runs a job unless another instance is running it. PostgreSQL releases the lock when an instance dies. */
const runAlone = (database: Kysely<Database>, { name, run }: Job, stopping: AbortSignal): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ readonly locked: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('heater-age'), hashtext(${name})) as locked`.execute(
      transaction,
    );
    if (rows[0]?.locked === true) await run(stopping);
  });

/**
 * Runs jobs, each for the first time immediately. A failure is logged once until a run succeeds again.
 *
 * @example
 * const jobs = startJobs([deliverMail(database, mail)], { database, log: app.log });
 * await jobs.stop();
 */
export function startJobs(
  jobs: readonly Job[],
  { database, log }: { readonly database: Kysely<Database>; readonly log: JobLog },
) {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function repeat(job: Job): Promise<void> {
    const { name, every } = job;
    let failing = false;
    while (!signal.aborted) {
      const next = pause(every, undefined, { signal, ref: false }).catch(() => {});
      try {
        await runAlone(database, job, signal);
        if (failing) log.info({ job: name }, "a job succeeds again");
        failing = false;
      } catch (error) {
        // A run that was aborted has not failed.
        if (signal.aborted) return;
        if (!failing) log.error({ err: error, job: name }, "a job fails");
        failing = true;
      }
      await next;
    }
  }

  const running = jobs.map(repeat);
  return {
    /** Starts no more runs, and resolves when the current ones have ended. */
    stop: async (): Promise<void> => {
      stopping.abort();
      await Promise.all(running);
    },
  };
}
