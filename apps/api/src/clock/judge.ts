import { uptime as machineUptime } from "node:os";
import { type Kysely, type Selectable, sql } from "kysely";
import type { ClockFaultTable, Database } from "../db/schema.ts";
import { day, hour } from "../time/durations.ts";

/** What judging the clock needs. */
export interface ClockDependencies {
  readonly database: Kysely<Database>;
  /** The clock of this machine. */
  readonly now: () => Date;
  /** Seconds since this machine was started, which do not change with its clock. @default those of the system */
  readonly uptime?: () => number;
}

/** A time in which a clock was not trusted. */
export type ClockFault = Selectable<ClockFaultTable>;

/** What a run may do. */
export type Judgement =
  /** The clock is trusted. `at` is the earlier one of the two clocks. */
  | { readonly trusted: true; readonly at: Date; readonly ended: readonly ClockFault[] }
  /** The clock is trusted, and another instance has just had its run. */
  | "had"
  /** The clock is not trusted. */
  | { readonly trusted: false; readonly fault: ClockFault };

/** Clocks may differ by this many milliseconds. */
export const slack = hour;
/** A service may be off for this many milliseconds before its clock is doubted. */
export const longestPause = 7 * day;
/** A doubted clock is trusted once it was seen to advance normally for this many milliseconds. */
export const watched = day;

/** What a run saw. */
interface Sight {
  /** PostgreSQL's clock. */
  readonly at: number;
  /** The machine's uptime in milliseconds. */
  readonly up: number;
  /** The fault that the run noted or found. */
  readonly fault: string | undefined;
}

interface State {
  /** The trusted last run. */
  readonly lastRun: number | undefined;
  /** The newest jump that is not over. */
  readonly fault: ClockFault | undefined;
  readonly at: number;
  /** The milliseconds since the previous run of this process; undefined in its first run. */
  readonly since: { readonly passed: number; readonly advanced: number } | undefined;
}

type Conclusion = "trusted" | "trusted-as-it-is" | "doubted" | { readonly watchedSince: number };

/** Returns what a state of two clocks that agree means. */
function conclude({ lastRun, fault, at, since }: State): Conclusion {
  const follows = (moment: number): boolean => at >= moment - slack && at <= moment + longestPause;
  const jumped = since !== undefined && Math.abs(since.advanced - since.passed) > slack;
  const isInPlace = lastRun === undefined || follows(lastRun);
  if (fault === undefined) return isInPlace && !jumped ? "trusted" : "doubted";

  const last = fault.database_to.getTime();
  const wasAhead = lastRun !== undefined && last > lastRun;
  if (isInPlace && (!wasAhead || at < last - slack)) return "trusted";
  if (jumped || !follows(last)) return "doubted";
  // Other instances watch too, so that only the time since the last of them counts.
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

/** Notes that this machine and PostgreSQL differ: for each difference one fault, however many instances have it. */
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

/** Ends what is over. A difference is over when no instance has had it for an hour. */
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
 * Reads the last run and PostgreSQL's clock.
 *
 * @param options `lock`: until the end of the transaction no other instance can judge the clock.
 */
export async function readClock(database: Kysely<Database>, { lock }: { readonly lock: boolean }) {
  const state = database.selectFrom("retention_clock").select("last_run_at");
  const { last_run_at: lastRun } = await (lock ? state.forUpdate() : state).executeTakeFirstOrThrow();
  // Read after the lock, which may have taken time.
  const { rows } = await sql<{ readonly at: Date }>`select clock_timestamp() as at`.execute(database);
  const [row] = rows;
  if (row === undefined) throw new Error("PostgreSQL has no clock");
  return { lastRun, at: row.at };
}

/** Trusts PostgreSQL's clock as it is. The fault that it was doubted for was none. */
export async function trustClock(transaction: Kysely<Database>, at: Date): Promise<readonly ClockFault[]> {
  const doubted = await openFaults(transaction, "jump").limit(1).executeTakeFirst();
  if (doubted !== undefined)
    await transaction.deleteFrom("clock_faults").where("id", "=", doubted.id).execute();
  await transaction.updateTable("retention_clock").set({ last_run_at: at }).execute();
  const ended = await endFaults(transaction, at);
  return doubted === undefined ? ended : [doubted, ...ended];
}

/**
 * Creates what judges the clock before old rows are deleted. This machine and PostgreSQL have to agree, and their time has
 * to follow from the last run of any instance: not before it, and not more than a week after it, or than this machine
 * was running since. Where it does not, a fault is noted for an alert. A jump lasts until the clock is back where it
 * belongs, has advanced normally for 24 hours that were watched, or is confirmed by the operator.
 *
 * @returns a function for the start of a run. It resolves to what the run may do.
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
      // Otherwise another instance has noted the jump that this one has not seen yet.
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
      // Timers are not exact, so half of the time counts.
      if (lastRun !== null && fault === undefined && sight.at - lastRun.getTime() < every / 2) return "had";
      await transaction.updateTable("retention_clock").set({ last_run_at: at }).execute();
      return { trusted: true, at: earlier, ended: await endFaults(transaction, at) };
    });
}
