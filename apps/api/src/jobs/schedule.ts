import { setTimeout as pause } from "node:timers/promises";
import { AsyncTask, SimpleIntervalJob, ToadScheduler } from "toad-scheduler";

/** Periodic work. Safe to run in several instances at once. */
export interface Job {
  /** Name in the log. */
  readonly name: string;
  /** Milliseconds between the starts of two runs. A run that takes longer skips the next one. */
  readonly every: number;
  /** Ends early when the signal aborts. */
  readonly run: (stopping?: AbortSignal) => Promise<void>;
}

/** Where failures of jobs are logged. */
export interface JobLog {
  readonly info: (values: object, message: string) => void;
  readonly error: (values: object, message: string) => void;
}

/** Running jobs. */
export interface RunningJobs {
  /** Starts no more runs, and resolves when the current ones have ended, or after the limit in milliseconds. */
  readonly stop: (limit?: number) => Promise<void>;
}

/**
 * Runs jobs, each for the first time immediately. A failure is logged once until a run succeeds again.
 *
 * @example
 * const jobs = startJobs([{ name: "deliver-mail", every: 10_000, run: deliver }], app.log);
 * await jobs.stop();
 */
export function startJobs(jobs: readonly Job[], log: JobLog): RunningJobs {
  const scheduler = new ToadScheduler();
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();
  for (const { name, every, run } of jobs) {
    let failing = false;
    const attempt = async (): Promise<void> => {
      try {
        await run(stopping.signal);
        if (failing) log.info({ job: name }, "a job succeeds again");
        failing = false;
      } catch (error) {
        // A run that was aborted has not failed.
        if (stopping.signal.aborted) return;
        if (!failing) log.error({ err: error, job: name }, "a job fails");
        failing = true;
      }
    };
    const task = new AsyncTask(name, async () => {
      const attempted = attempt();
      underWay.add(attempted);
      await attempted;
      underWay.delete(attempted);
    });
    scheduler.addSimpleIntervalJob(
      new SimpleIntervalJob({ milliseconds: every, runImmediately: true }, task, { id: name }),
    );
  }
  return {
    stop: async (limit = 5000) => {
      scheduler.stop();
      stopping.abort();
      await Promise.race([Promise.all(underWay), pause(limit, undefined, { ref: false })]);
    },
  };
}
