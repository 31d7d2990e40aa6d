import { uptime as machineUptime } from "node:os";
import { type Kysely, type Selectable, sql } from "kysely";
import type { ClockFaultTable, Database } from "../db/schema.ts";
import { day, hour } from "../time/durations.ts";

/** Dependencies for judging the clock. */
export interface ClockDependencies {
  readonly database: Kysely<Database>;
  /** Returns the time of this machine. */
  readonly now: () => Date;
  /** Returns the seconds since this machine was started, which its clock doesn't affect. @default the system's */
  readonly uptime?: () => number;
}

/** A period in which a clock was not trusted. */
export type ClockFault = Selectable<ClockFaultTable>;

/** The judgment for a run. */
export type Judgement =
  /** The clock is trusted. `at` is the earlier one of the two clocks. */
  | { readonly trusted: true; readonly at: Date; readonly ended: readonly ClockFault[] }
  /** The clock is trusted, but another instance has just run. */
  | "had"
  /** The clock is not trusted. */
  | { readonly trusted: false; readonly fault: ClockFault };

/** Maximum difference between clocks in milliseconds. */
export const slack = hour;
/** How long a service can be off before its clock is doubted, in milliseconds. */
export const longestPause = 7 * day;
/** How long a doubted clock has to advance normally before it is trusted, in milliseconds. */
export const watched = day;

/** The observations of a run. */
interface Sight {
  /** PostgreSQL's clock. */
  readonly at: number;
  /** The machine's uptime in milliseconds. */
  readonly up: number;
  /** The fault that the run recorded or found. */
  readonly fault: string | undefined;
}

interface State {
  /** The trusted last run. */
  readonly lastRun: number | undefined;
  /** The newest jump that has not ended. */
  readonly fault: ClockFault | undefined;
  readonly at: number;
  /** The milliseconds since the previous run of this process; undefined in its first run. */
  readonly since: { readonly passed: number; readonly advanced: number } | undefined;
}

type Conclusion = "trusted" | "trusted-as-it-is" | "doubted" | { readonly watchedSince: number };

/** Returns the conclusion from the state of two clocks that agree. */
function conclude({ lastRun, fault, at, since }: State): Conclusion {
  const follows = (moment: number): boolean => at >= moment - slack && at <= moment + longestPause;
  const jumped = since !== undefined && Math.abs(since.advanced - since.passed) > slack;
  const isInPlace = lastRun === undefined || follows(lastRun);
  if (fault === undefined) return isInPlace && !jumped ? "trusted" : "doubted";

  const last = fault.database_to.getTime();
  const wasAhead = lastRun !== undefined && last > lastRun;
  if (isInPlace && (!wasAhead || at < last - slack)) return "trusted";
  if (jumped || !follows(last)) return "doubted";
  // Other instances watch too, so only the time since the last of them counts.
  const more = Math.max(0, Math.min(at - last, since?.passed ?? 0));
  const sum = fault.watched_seconds * 1000 + more;
  return sum >= watched ? "trusted-as-it-is" : { watchedSince: sum };
}

const openFaults = (database: Kysely<Database>, cause: ClockFault["cause"]) =>
  database
    .selectFrom("clock_faults")
    .selectAll()
    .where("cause", "=", cause)
    .where("ended_at", "is", null)
    .orderBy("id", "desc");

interface Times {
  readonly service: Date;
  readonly database: Date;
}

const insertFault = (
  database: Kysely<Database>,
  cause: ClockFault["cause"],
  { service, database: at, lastRun }: Times & { readonly lastRun: Date | null },
): Promise<ClockFault> =>
  database
    .insertInto("clock_faults")
    .values({
      cause,
      service_from: service,
      service_to: service,
      database_from: at,
      database_to: at,
      last_run_at: lastRun,
      next_attempt_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

const extendFault = (
  database: Kysely<Database>,
  fault: ClockFault,
  { service, database: at, watchedFor = 0 }: Times & { readonly watchedFor?: number },
): Promise<ClockFault> =>
  database
    .updateTable("clock_faults")
    .set({
      service_from: new Date(Math.min(fault.service_from.getTime(), service.getTime())),
      service_to: new Date(Math.max(fault.service_to.getTime(), service.getTime())),
      database_to: at,
      watched_seconds: Math.floor(watchedFor / 1000),
    })
    .where("id", "=", fault.id)
    .returningAll()
    .executeTakeFirstOrThrow();

const offset = (service: Date, database: Date): number => service.getTime() - database.getTime();

/** Records that this machine and PostgreSQL differ: one fault for each difference, however many instances have it. */
async function noteDifference(
  database: Kysely<Database>,
  times: Times & { readonly lastRun: Date | null },
): Promise<ClockFault> {
  const known = await openFaults(database, "difference").execute();
  const same = known.find(
    (fault) =>
      Math.abs(offset(fault.service_to, fault.database_to) - offset(times.service, times.database)) <= slack,
  );
  return same === undefined ? insertFault(database, "difference", times) : extendFault(database, same, times);
}

/** Ends faults. A difference has ended when no instance has had it for an hour. */
const endFaults = (database: Kysely<Database>, at: Date): Promise<readonly ClockFault[]> =>
  database
    .updateTable("clock_faults")
    .set({ ended_at: at })
    .where("ended_at", "is", null)
    .where((fault) =>
      fault.or([
        fault("cause", "=", "jump"),
        fault("database_to", "<", new Date(at.getTime() - slack)),
        fault("database_to", ">", new Date(at.getTime() + slack)),
      ]),
    )
    .returningAll()
    .execute();

/**
 * Returns the last run and PostgreSQL's clock.
 *
 * @param options `lock`: blocks other instances from judging the clock until the end of the transaction.
 */
export async function readClock(database: Kysely<Database>, { lock }: { readonly lock: boolean }) {
  const state = database.selectFrom("retention_clock").select("last_run_at");
  const { last_run_at: lastRun } = await (lock ? state.forUpdate() : state).executeTakeFirstOrThrow();
  // Read after acquiring the lock, which can take time.
  const { rows } = await sql<{ readonly at: Date }>`select clock_timestamp() as at`.execute(database);
  const [row] = rows;
  if (row === undefined) throw new Error("PostgreSQL has no clock");
  return { lastRun, at: row.at };
}

/** Trusts PostgreSQL's clock as it is, and ends the faults. */
export async function trustClock(transaction: Kysely<Database>, at: Date): Promise<readonly ClockFault[]> {
  const doubted = await openFaults(transaction, "jump").limit(1).executeTakeFirst();
  if (doubted !== undefined)
    await transaction.deleteFrom("clock_faults").where("id", "=", doubted.id).execute();
  await transaction.updateTable("retention_clock").set({ last_run_at: at }).execute();
  const ended = await endFaults(transaction, at);
  return doubted === undefined ? ended : [doubted, ...ended];
}

/**
 * Creates the judge of the clock, which runs before old rows are deleted. This machine and PostgreSQL have to agree.
 * Their time must not be before the last run of any instance, nor more than a week after it, or after this machine
 * was started. Otherwise a fault is recorded for an alert. A jump ends when the clock is back in range, has advanced
 * normally for 24 watched hours, or is confirmed by the operator.
 *
 * @returns a function for the start of a run, which resolves to the judgment.
 */
export function clockJudge({ database, now, uptime = machineUptime }: ClockDependencies) {
  let before: Sight | undefined;

  return (every: number): Promise<Judgement> =>
    database.transaction().execute(async (transaction) => {
      const { lastRun, at } = await readClock(transaction, { lock: true });
      const times = { service: now(), database: at, lastRun };
      if (Math.abs(offset(times.service, at)) > slack)
        return { trusted: false, fault: await noteDifference(transaction, times) };

      const fault = await openFaults(transaction, "jump").limit(1).executeTakeFirst();
      const sight = { at: at.getTime(), up: uptime() * 1000, fault: fault?.id };
      // Otherwise another instance has recorded a jump that this one hasn't seen yet.
      const since =
        before === undefined || (fault !== undefined && before.fault !== fault.id)
          ? undefined
          : { passed: sight.up - before.up, advanced: sight.at - before.at };
      before = sight;
      const conclusion = conclude({ lastRun: lastRun?.getTime(), fault, at: sight.at, since });
      if (conclusion === "doubted") {
        const noted = await insertFault(transaction, "jump", times);
        before = { ...sight, fault: noted.id };
        return { trusted: false, fault: noted };
      }
      if (typeof conclusion === "object" && fault !== undefined) {
        const watching = { ...times, watchedFor: conclusion.watchedSince };
        return { trusted: false, fault: await extendFault(transaction, fault, watching) };
      }
      const earlier = new Date(Math.min(sight.at, times.service.getTime()));
      if (conclusion === "trusted-as-it-is")
        return { trusted: true, at: earlier, ended: await trustClock(transaction, at) };
      // Timers are not exact, so half of the interval is enough.
      if (lastRun !== null && fault === undefined && sight.at - lastRun.getTime() < every / 2) return "had";
      await transaction.updateTable("retention_clock").set({ last_run_at: at }).execute();
      return { trusted: true, at: earlier, ended: await endFaults(transaction, at) };
    });
}
