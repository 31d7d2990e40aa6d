import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { postponed } from "./backoff.ts";
import type { Job } from "./schedule.ts";

interface Alert {
  /** With a `text`, which chat programs show. */
  readonly body: { readonly text: string; readonly event: string; readonly [field: string]: unknown };
  /** Stores that the webhook accepted it, or when it is tried again. */
  readonly update: (outcome: Outcome) => Promise<unknown>;
}

const sent = { sent_at: sql<Date>`now()` };
const failed = postponed("1 hour");
type Outcome = typeof sent | typeof failed;

const maxPerRun = 20;

/** Returns the oldest alert about errors that is due. After a day it isn't worth telling. */
export async function dueErrorBurst(database: Kysely<Database>): Promise<Alert | undefined> {
  const row = await database
    .selectFrom("client_error_windows")
    .select(["starts_at", "seconds", "errors"])
    .where("alerted_at", ">", sql<Date>`now() - interval '1 day'`)
    .where("sent_at", "is", null)
    .where("next_attempt_at", "<=", sql<Date>`now()`)
    .orderBy("alerted_at")
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { starts_at: startsAt, seconds, errors } = row;
  const timestamp = startsAt.toISOString();
  return {
    body: {
      text: `Heater Age: ${errors} errors within ${seconds} seconds from ${timestamp} on`,
      event: "error-burst",
      windowStart: timestamp,
      timeWindow: seconds,
      errorCount: Number(errors),
    },
    update: (outcome) =>
      database
        .updateTable("client_error_windows")
        .set(outcome)
        .where("starts_at", "=", startsAt)
        .where("seconds", "=", seconds)
        .execute(),
  };
}

/** Returns the alert about a stopped deletion, if it is due. */
async function dueRetentionStop(database: Kysely<Database>): Promise<Alert | undefined> {
  const row = await database
    .selectFrom("retention_runs")
    .select(["ran_at", sql<Date>`now()`.as("at")])
    .where("stopped_at", "is not", null)
    .where("sent_at", "is", null)
    .where("next_attempt_at", "<=", sql<Date>`now()`)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const databaseTime = row.at.toISOString();
  const lastDeletion = row.ran_at.toISOString();
  return {
    body: {
      text: `Heater Age: old rows are not deleted, because a clock is wrong. PostgreSQL's says ${databaseTime}, and the last deletion was at ${lastDeletion}. If it is right: pnpm retention --confirm`,
      event: "retention-stop",
      databaseTime,
      lastDeletion,
    },
    update: (outcome) => database.updateTable("retention_runs").set(outcome).execute(),
  };
}

/** Posts an alert. Resolves to whether the webhook accepted it. */
async function post({ body }: Alert, webhook: string, timeout: number): Promise<boolean> {
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
 * Creates the job that posts alerts about too many errors and about stopped deletions to the operator's webhook. An
 * alert is sent when the response has a status of 200 to 299. Otherwise it is retried after a minute, then after
 * increasing waits of up to an hour. If an instance dies before it has stored the response, another one posts the
 * alert again.
 *
 * @param webhook Address that accepts JSON.
 * @param timeout Milliseconds.
 * @throws from `run`, when the webhook did not accept an alert.
 */
export const sendAlerts = (database: Kysely<Database>, webhook: string, timeout = 5000): Job => ({
  name: "send-alerts",
  every: 10_000,
  run: async (stopping) => {
    for (let posted = 0; posted < maxPerRun; posted++) {
      if (stopping?.aborted === true) break;
      const alert = (await dueRetentionStop(database)) ?? (await dueErrorBurst(database));
      if (alert === undefined) return;
      const isSent = await post(alert, webhook, timeout);
      await alert.update(isSent ? sent : failed);
      // The others would fail too.
      if (!isSent) throw new Error("the webhook did not take an alert");
    }
  },
});
