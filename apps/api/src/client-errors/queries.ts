import { type Kysely, sql } from "kysely";
import { digest } from "../plugins/bearer.ts";
import { utcDay } from "../time/utc-day.ts";
import type { ClientErrorTable, Database } from "../db/schema.ts";
import type { Settings } from "../config/env.ts";
import type { SafeReport } from "./safe-report.ts";
import type { Weight } from "./weights.ts";

/** The time of an error, the limit for alerts, and its weight. */
export interface InsertOptions extends Weight {
  readonly at: Date;
  readonly alert: Settings["errorAlert"];
}

/** Maximum number of different errors stored per day. Further ones are only counted. */
const mostInADay = 1000;

/**
 * Stores an error and counts it for its day and its time window. An error that was already stored that day is counted
 * in its row. The error that exceeds the limit turns the window into an alert. It is one statement, so counts are
 * exact however many instances run it concurrently.
 */
export function insertError(
  database: Kysely<Database>,
  report: SafeReport,
  { at, alert, isKept, isAlarming, isNewVisitor }: InsertOptions,
) {
  const startsAt = new Date(at.getTime() - (at.getTime() % alert.window));
  const { level, source, message, url, stack } = report;
  const day = utcDay(at);
  const fingerprint = digest(JSON.stringify([level, source, message, stack]));
  return (
    database
      .with("stored", (query) =>
        query
          .insertInto("client_errors")
          .columns([
            "level",
            "source",
            "message",
            "user_agent",
            "url",
            "user_id",
            "session_id",
            "stack",
            "context",
            "created_at",
            "day",
            "fingerprint",
            "last_at",
          ])
          .expression(
            query
              .selectNoFrom([
                sql<ClientErrorTable["level"]>`${level}`.as("level"),
                sql<ClientErrorTable["source"]>`${source}`.as("source"),
                sql<string>`${message}`.as("message"),
                sql<string>`${report.userAgent}::text`.as("user_agent"),
                sql<string>`${url}::text`.as("url"),
                sql<string>`${report.userId}::text`.as("user_id"),
                sql<string>`${report.sessionId}::text`.as("session_id"),
                sql<string>`${stack}::text`.as("stack"),
                sql<string>`${JSON.stringify(report.context)}::jsonb`.as("context"),
                sql<Date>`${at}::timestamptz`.as("created_at"),
                sql<string>`${day}::date`.as("day"),
                sql<Buffer>`${fingerprint}::bytea`.as("fingerprint"),
                sql<Date>`${at}::timestamptz`.as("last_at"),
              ])
              .where(sql<boolean>`${isKept}`)
              .where(
                sql<boolean>`(
                  (select count(*) from client_errors where day = ${day}) < ${mostInADay}
                  or exists (select from client_errors where day = ${day} and fingerprint = ${fingerprint})
                )`,
              ),
          )
          .onConflict((conflict) =>
            conflict.columns(["day", "fingerprint"]).doUpdateSet({
              times: sql<number>`client_errors.times + 1`,
              last_at: sql<Date>`greatest(client_errors.last_at, excluded.last_at)`,
            }),
          )
          .returning("id"),
      )
      .with("counted", (query) =>
        query
          .insertInto("client_error_counts")
          .values({ day, level, source, errors: 1 })
          .onConflict((conflict) =>
            conflict
              .columns(["day", "level", "source"])
              .doUpdateSet({ errors: sql<number>`client_error_counts.errors + 1` }),
          )
          .returning("day"),
      )
      .insertInto("client_error_windows")
      .columns(["starts_at", "seconds", "errors", "alarming", "visitors", "next_attempt_at"])
      // Selected from the count, so that every statement acquires its locks in the same order.
      .expression((query) =>
        query
          .selectFrom("counted")
          .select([
            sql<Date>`${startsAt}::timestamptz`.as("starts_at"),
            sql<number>`${alert.window / 1000}::integer`.as("seconds"),
            sql<number>`1`.as("errors"),
            sql<number>`${Number(isAlarming)}::integer`.as("alarming"),
            sql<number>`${Number(isNewVisitor)}::integer`.as("visitors"),
            sql<Date>`${at}::timestamptz`.as("next_attempt_at"),
          ]),
      )
      .onConflict((conflict) =>
        conflict.columns(["starts_at", "seconds"]).doUpdateSet({
          errors: sql<number>`client_error_windows.errors + 1`,
          alarming: sql<number>`client_error_windows.alarming + excluded.alarming`,
          visitors: sql<number>`client_error_windows.visitors + excluded.visitors`,
          alerted_at: sql<Date | null>`coalesce(
            client_error_windows.alerted_at,
            case when client_error_windows.alarming + excluded.alarming > ${alert.errors} then ${at}::timestamptz end
          )`,
        }),
      )
  );
}

/** Returns the number of all errors by level and source. Reads six rows per day. */
export const countErrors = (database: Kysely<Database>) =>
  database
    .selectFrom("client_error_counts")
    .select(["level", "source", sql<string>`sum(errors)`.as("errors")])
    .groupBy(["level", "source"]);

/** Returns the number of errors in the windows that started after a time. */
export const countErrorsSince = (database: Kysely<Database>, since: Date) =>
  database
    .selectFrom("client_error_windows")
    .select(sql<string>`coalesce(sum(errors), 0)`.as("errors"))
    .where("starts_at", ">", since);

/** Returns the most frequent messages of the days (UTC) since a time, among those reported after it. */
export const topMessages = (database: Kysely<Database>, since: Date) =>
  database
    .selectFrom("client_errors")
    .select(["message", sql<string>`sum(times)`.as("errors"), sql<Date>`max(last_at)`.as("last_seen")])
    .where("day", ">=", sql<Date>`${utcDay(since)}::date`)
    .where("last_at", ">", since)
    .groupBy("message")
    .orderBy("errors", "desc")
    .orderBy("last_seen", "desc")
    .orderBy("message")
    .limit(10);

/** Returns the newest alerts. */
export const latestAlerts = (database: Kysely<Database>) =>
  database
    .selectFrom("client_error_windows")
    .select(["alerted_at", "errors", "seconds", "sent_at"])
    .where("alerted_at", "is not", null)
    .$narrowType<{ alerted_at: Date }>()
    .orderBy("alerted_at", "desc")
    .limit(20);
