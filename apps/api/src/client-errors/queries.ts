import { type Kysely, sql } from "kysely";
import { utcDay } from "../time/utc-day.ts";
import type { Database } from "../db/schema.ts";
import type { Settings } from "../config/env.ts";
import type { SafeReport } from "./safe-report.ts";

/** When an error happened, and when errors become an alert. */
export interface InsertOptions {
  readonly at: Date;
  readonly alert: Settings["errorAlert"];
}

/**
 * Stores an error and counts it for its day and its window of time. The error that exceeds the limit turns the window
 * into an alert. One statement, so that counts are exact however many instances run it at once.
 */
export function insertError(database: Kysely<Database>, report: SafeReport, { at, alert }: InsertOptions) {
  const startsAt = new Date(at.getTime() - (at.getTime() % alert.window));
  const { level, source, message, url, stack } = report;
  return (
    database
      .with("stored", (query) =>
        query
          .insertInto("client_errors")
          .values({
            level,
            source,
            message,
            user_agent: report.userAgent,
            url,
            user_id: report.userId,
            session_id: report.sessionId,
            stack,
            context: JSON.stringify(report.context),
            created_at: at,
          })
          .returning("id"),
      )
      .with("counted", (query) =>
        query
          .insertInto("client_error_counts")
          .values({ day: utcDay(at), level, source, errors: 1 })
          .onConflict((conflict) =>
            conflict
              .columns(["day", "level", "source"])
              .doUpdateSet({ errors: sql<number>`client_error_counts.errors + 1` }),
          )
          .returning("day"),
      )
      .insertInto("client_error_windows")
      .columns(["starts_at", "seconds", "errors", "next_attempt_at"])
      // Selected from the count, so that every statement takes its locks in the same order.
      .expression((query) =>
        query
          .selectFrom("counted")
          .select([
            sql<Date>`${startsAt}::timestamptz`.as("starts_at"),
            sql<number>`${alert.window / 1000}::integer`.as("seconds"),
            sql<number>`1`.as("errors"),
            sql<Date>`${at}::timestamptz`.as("next_attempt_at"),
          ]),
      )
      .onConflict((conflict) =>
        conflict.columns(["starts_at", "seconds"]).doUpdateSet({
          errors: sql<number>`client_error_windows.errors + 1`,
          alerted_at: sql<Date | null>`coalesce(
            client_error_windows.alerted_at,
            case when client_error_windows.errors >= ${alert.errors} then ${at}::timestamptz end
          )`,
        }),
      )
  );
}

/** Counts all errors by level and source. Reads six rows per day. */
export const countErrors = (database: Kysely<Database>) =>
  database
    .selectFrom("client_error_counts")
    .select(["level", "source", sql<string>`sum(errors)`.as("errors")])
    .groupBy(["level", "source"]);

/** Counts the errors since a moment. */
export const countErrorsSince = (database: Kysely<Database>, since: Date) =>
  database
    .selectFrom("client_errors")
    .select(sql<string>`count(*)`.as("errors"))
    .where("created_at", ">", since);

/** Finds the most frequent messages since a moment, among the newest errors. */
export const topMessages = (database: Kysely<Database>, since: Date, newest: number) =>
  database
    .selectFrom((query) =>
      query
        .selectFrom("client_errors")
        .select(["message", "created_at"])
        .where("created_at", ">", since)
        .orderBy("created_at", "desc")
        .limit(newest)
        .as("recent"),
    )
    .select(["message", sql<string>`count(*)`.as("errors"), sql<Date>`max(created_at)`.as("last_seen")])
    .groupBy("message")
    .orderBy("errors", "desc")
    .orderBy("last_seen", "desc")
    .orderBy("message")
    .limit(10);

/** The newest alerts. */
export const latestAlerts = (database: Kysely<Database>) =>
  database
    .selectFrom("client_error_windows")
    .select(["alerted_at", "errors", "seconds", "sent_at"])
    .where("alerted_at", "is not", null)
    .$narrowType<{ alerted_at: Date }>()
    .orderBy("alerted_at", "desc")
    .limit(20);
