import { type Kysely, sql } from "kysely";
import type { ClockFault } from "../clock/judge.ts";
import type { Database } from "../db/schema.ts";
import { day, hour, minute } from "../time/durations.ts";
import { isDue, waitAfter } from "./backoff.ts";
import type { Job } from "./schedule.ts";

/** Dependencies of the job. */
export interface AlertDependencies {
  readonly database: Kysely<Database>;
  readonly now: () => Date;
}

/** An alert to post. */
interface Alert {
  readonly attempts: number;
  /** With a `text`, which chat programs show. */
  readonly body: { readonly text: string; readonly event: string; readonly [field: string]: unknown };
  readonly sent: () => Promise<unknown>;
  /** @param wait Milliseconds until the next attempt. */
  readonly postpone: (wait: number) => Promise<unknown>;
}

const every = 10_000;
const defaultTimeout = 5000;
// Longer than an attempt can take, so that no other instance tries meanwhile.
const lease = minute;
const longestWait = hour;
const worthTelling = day;
const mostInARun = 20;

/** Leases the oldest alert about errors that is due. */
async function takeErrorBurst({ database, now }: AlertDependencies): Promise<Alert | undefined> {
  const at = now().getTime();
  const row = await database
    .with("due", (query) =>
      query
        .selectFrom("client_error_windows")
        .select(["starts_at", "seconds"])
        .where("alerted_at", ">", new Date(at - worthTelling))
        .where("sent_at", "is", null)
        .where(isDue(at, longestWait))
        .orderBy("alerted_at")
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable("client_error_windows as alert")
    .from("due")
    .set((alert) => ({
      attempts: alert("alert.attempts", "+", 1),
      next_attempt_at: new Date(at + lease),
    }))
    .whereRef("alert.starts_at", "=", "due.starts_at")
    .whereRef("alert.seconds", "=", "due.seconds")
    .returning(["alert.starts_at", "alert.seconds", "alert.errors", "alert.visitors", "alert.attempts"])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { starts_at: startsAt, seconds, errors, visitors, attempts } = row;
  const timestamp = startsAt.toISOString();
  const update = (outcome: { readonly sent_at: Date } | { readonly next_attempt_at: Date }) =>
    database
      .updateTable("client_error_windows")
      .set(outcome)
      .where("starts_at", "=", startsAt)
      .where("seconds", "=", seconds)
      .execute();
  return {
    attempts,
    body: {
      text: `Heater Age: ${errors} errors of ${visitors} visitors within ${seconds} seconds from ${timestamp} on`,
      event: "error-burst",
      windowStart: timestamp,
      timeWindow: seconds,
      errorCount: Number(errors),
      visitorCount: Number(visitors),
    },
    sent: () => update({ sent_at: now() }),
    postpone: (wait) => update({ next_attempt_at: new Date(now().getTime() + wait) }),
  };
}

/** Posts an alert. Resolves to whether the webhook accepted it. */
async function post(
  { body }: Alert,
  webhook: string,
  { timeout }: { readonly timeout: number },
): Promise<boolean> {
  try {
    const response = await fetch(webhook, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      redirect: "manual",
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * Leases the alert about a clock that is due. Uses PostgreSQL's clock, because that of this machine may be the wrong
 * one.
 */
async function takeClockFault({ database }: AlertDependencies): Promise<Alert | undefined> {
  const { rows } = await sql<ClockFault>`
    update clock_faults set
      attempts = attempts + 1,
      next_attempt_at = clock_timestamp() + make_interval(secs => ${lease / 1000})
    where id = (
      select id from clock_faults
      where sent_at is null
        and coalesce(ended_at > clock_timestamp() - make_interval(secs => ${worthTelling / 1000}), true)
        and next_attempt_at not between clock_timestamp()
          and clock_timestamp() + make_interval(secs => ${longestWait / 1000})
      order by id limit 1 for update skip locked
    ) returning *`.execute(database);
  const [fault] = rows;
  if (fault === undefined) return undefined;
  const { service_to: service, database_to: at, last_run_at: lastRun } = fault;
  const update = (column: "sent_at" | "next_attempt_at", wait = 0) =>
    sql`update clock_faults
      set ${sql.ref(column)} = clock_timestamp() + make_interval(secs => ${wait / 1000}::double precision)
      where id = ${fault.id}`.execute(database);
  return {
    attempts: fault.attempts,
    body: {
      text: `Heater Age: the clock is not trusted, so that old rows are not deleted. The service says ${service.toISOString()}, PostgreSQL ${at.toISOString()}; the last deletion was ${lastRun?.toISOString() ?? "never"}. Set the clock right, or confirm it: pnpm retention --confirm`,
      event: "clock-fault",
      cause: fault.cause,
      serviceTime: service.toISOString(),
      databaseTime: at.toISOString(),
      lastRun: lastRun?.toISOString() ?? null,
    },
    sent: () => update("sent_at"),
    postpone: (wait) => update("next_attempt_at", wait),
  };
}

/**
 * Creates the job that posts alerts about too many errors and about untrusted clocks to the operator's webhook. An
 * alert is sent when the response has a status of 200 to 299. Otherwise it is retried after a minute, then after
 * increasing waits of up to an hour, until its cause has ended for a day. If an instance dies before it has stored
 * the response, another one posts the alert again.
 *
 * @param webhook Address that accepts JSON.
 * @param timeout Milliseconds.
 * @throws from `run`, when the webhook did not accept an alert.
 */
export const sendAlerts = (
  dependencies: AlertDependencies,
  webhook: string,
  timeout = defaultTimeout,
): Job => ({
  name: "send-alerts",
  every,
  run: async (stopping) => {
    for (let taken = 0; taken < mostInARun; taken++) {
      if (stopping?.aborted === true) break;
      const alert = (await takeClockFault(dependencies)) ?? (await takeErrorBurst(dependencies));
      if (alert === undefined) return;
      if (await post(alert, webhook, { timeout })) {
        await alert.sent();
        continue;
      }
      await alert.postpone(waitAfter(alert.attempts, longestWait));
      // The others would fail too.
      throw new Error("the webhook did not take an alert");
    }
  },
});
