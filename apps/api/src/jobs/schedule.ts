import { setTimeout as pause } from "node:timers/promises";
import { AsyncTask, SimpleIntervalJob, ToadScheduler } from "toad-scheduler";

/** Work that is done again and again beside the requests. Safe when several instances of the service do it at once. */
export interface Job {
  /** As it stands in the log. */
  readonly name: string;
  /** Milliseconds from the beginning of one run to that of the next; a run that takes longer has the next one left out. */
  readonly every: number;
  /** Ends early when it is told to stop. */
  readonly run: (stopping?: AbortSignal) => Promise<void>;
}

/** Where jobs say that they fail. */
export interface JobLog {
  readonly info: (values: object, message: string) => void;
  readonly error: (values: object, message: string) => void;
}

/** Jobs that run. */
export interface RunningJobs {
  /** Starts no more runs, and resolves when those under way have ended or the limit is over. */
  readonly stop: (limit?: number) => Promise<void>;
}

/**
 * Runs jobs, each for the first time at once. A run that fails is logged, once until one succeeds again.
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
        // What a run gives up because it is told to stop is no failure.
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
