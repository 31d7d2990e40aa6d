import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { day, hour, minute } from "../time/durations.ts";
import { waitAfter } from "./backoff.ts";
import type { Job } from "./schedule.ts";

/** What the job works with. */
export interface AlertDependencies {
  readonly database: Kysely<Database>;
  readonly now: () => Date;
}

/** An alert to post. */
interface Alert {
  readonly startsAt: Date;
  readonly seconds: number;
  readonly errors: number;
  readonly attempts: number;
}

const every = 10_000;
const defaultTimeout = 5000;
// Longer than an attempt can take, so that no other instance tries meanwhile.
const lease = minute;
const longestWait = hour;
const worthTelling = day;
const mostInARun = 20;

/** Leases the oldest alert that is due. */
async function take({ database, now }: AlertDependencies): Promise<Alert | undefined> {
  const at = now().getTime();
  const row = await database
    .with("due", (query) =>
      query
        .selectFrom("client_error_windows")
        .select(["starts_at", "seconds"])
        .where("alerted_at", ">", new Date(at - worthTelling))
        .where("sent_at", "is", null)
        .where("next_attempt_at", "<=", new Date(at))
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
    .returning(["alert.starts_at", "alert.seconds", "alert.errors", "alert.attempts"])
    .executeTakeFirst();
  return row && { ...row, startsAt: row.starts_at, errors: Number(row.errors) };
}

/** Posts an alert. Resolves to whether the webhook accepted it. */
async function post(
  { startsAt, seconds, errors }: Alert,
  webhook: string,
  { timeout }: { readonly timeout: number },
): Promise<boolean> {
  const timestamp = startsAt.toISOString();
  try {
    const response = await fetch(webhook, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        // The field that chat programs show.
        text: `Heater Age: ${errors} errors within ${seconds} seconds from ${timestamp} on`,
        event: "error-burst",
        windowStart: timestamp,
        timeWindow: seconds,
        errorCount: errors,
      }),
      redirect: "manual",
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

const update = (
  { database }: AlertDependencies,
  { startsAt, seconds }: Alert,
  outcome: { readonly sent_at: Date } | { readonly next_attempt_at: Date },
) =>
  database
    .updateTable("client_error_windows")
    .set(outcome)
    .where("starts_at", "=", startsAt)
    .where("seconds", "=", seconds)
    .execute();

/**
 * Creates the job that posts alerts about too many errors to the operator's webhook. An alert is sent when the answer has
 * a status of 200 to 299. Otherwise it is posted again after a minute, then after ever longer waits of up to an hour, until
 * it is a day old. If an instance dies before it has stored the answer, another one posts the alert again.
 *
 * @param webhook Address that takes JSON.
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
      const alert = await take(dependencies);
      if (alert === undefined) return;
      const sent = await post(alert, webhook, { timeout });
      const at = dependencies.now();
      if (sent) {
        await update(dependencies, alert, { sent_at: at });
        continue;
      }
      const next = new Date(at.getTime() + waitAfter(alert.attempts, longestWait));
      await update(dependencies, alert, { next_attempt_at: next });
      // The others would fail too.
      throw new Error("the webhook did not take an alert");
    }
  },
});
