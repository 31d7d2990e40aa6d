import { type Kysely, type RawBuilder, sql } from "kysely";
import { digest } from "../../plugins/bearer.ts";
import { utcDay } from "../../time/utc-day.ts";
import type { Database } from "../../db/schema.ts";
import type { Settings } from "../../config/env.ts";
import type { SafeReport } from "./safe-report.ts";
import type { ErrorStatistics } from "./schema.ts";

/** Maximum number of different errors stored per day. Further ones are only counted. */
const maxPerDay = 1000;

/**
 * Stores an error and counts it for its day and its time window. An error that was already stored that day is counted
 * in its row. The error that exceeds the limit turns the window into an alert. It is one statement, so counts are
 * exact however many instances run it concurrently.
 */
export async function insertError(
  database: Kysely<Database>,
  { level, source, message, userAgent, url, userId, sessionId, stack, context }: SafeReport,
  { at, alert }: { readonly at: Date; readonly alert: Settings["errorAlert"] },
): Promise<void> {
  const startsAt = new Date(at.getTime() - (at.getTime() % alert.window));
  const day = utcDay(at);
  const fingerprint = digest(JSON.stringify([level, source, message, stack]));
  await sql`
    with stored as (
      insert into client_errors as known
        (level, source, message, user_agent, url, user_id, session_id, stack, context, created_at, day, fingerprint,
          last_at)
      select ${level}, ${source}, ${message}, ${userAgent}, ${url}, ${userId}, ${sessionId}, ${stack},
        ${context}::jsonb, ${at}::timestamptz, ${day}::date, ${fingerprint}::bytea, ${at}::timestamptz
      where (select count(*) from client_errors where day = ${day}) < ${maxPerDay}
        or exists (select from client_errors where day = ${day} and fingerprint = ${fingerprint})
      on conflict (day, fingerprint) do update
        set times = known.times + 1, last_at = greatest(known.last_at, excluded.last_at)
    ), counted as (
      insert into client_error_counts as known (day, level, source, errors)
      values (${day}, ${level}, ${source}, 1)
      on conflict (day, level, source) do update set errors = known.errors + 1
      returning day
    )
    insert into client_error_windows as known (starts_at, seconds, errors)
    -- Selected from the count, so that every statement acquires its locks in the same order.
    select ${startsAt}::timestamptz, ${alert.window / 1000}::integer, 1 from counted
    on conflict (starts_at, seconds) do update set
      errors = known.errors + 1,
      alerted_at = coalesce(
        known.alerted_at,
        case when known.errors + 1 > ${alert.errors} then ${at}::timestamptz end
      )`.execute(database);
}

/** Returns a time of the database in ISO 8601 and UTC. */
const isoTime = (time: RawBuilder<Date>) =>
  sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * Returns the statistics: all errors from their counts, six rows per day; the newest alerts; and the most frequent
 * messages of the days (UTC) since a time, among those reported after it.
 *
 * @param window Milliseconds of a window. Those that started earlier than one before the time are not recent.
 */
export async function readStatistics(
  database: Kysely<Database>,
  since: Date,
  window: number,
): Promise<ErrorStatistics> {
  const { rows } = await sql<{ readonly statistics: ErrorStatistics }>`
    select json_build_object(
      'totalErrors', coalesce(sum(errors), 0),
      'recentErrors', (
        select coalesce(sum(errors), 0) from client_error_windows
        where starts_at > ${new Date(since.getTime() - window)}
      ),
      'errorsByLevel', json_build_object(
        'error', coalesce(sum(errors) filter (where level = 'error'), 0),
        'warning', coalesce(sum(errors) filter (where level = 'warning'), 0),
        'info', coalesce(sum(errors) filter (where level = 'info'), 0)
      ),
      'errorsBySource', json_build_object(
        'client', coalesce(sum(errors) filter (where source = 'client'), 0),
        'server', coalesce(sum(errors) filter (where source = 'server'), 0)
      ),
      'topErrorMessages', array(
        select json_build_object(
          'message', message, 'count', sum(times), 'lastSeen', ${isoTime(sql`max(last_at)`)}
        )
        from client_errors where day >= ${utcDay(since)}::date and last_at > ${since}
        group by message order by sum(times) desc, max(last_at) desc, message limit 10
      ),
      'burstAlerts', array(
        select json_build_object(
          'timestamp', ${isoTime(sql`alerted_at`)}, 'errorCount', errors, 'timeWindow', seconds,
          'alertSent', sent_at is not null
        )
        from client_error_windows where alerted_at is not null order by alerted_at desc limit 20
      )
    ) as statistics
    from client_error_counts`.execute(database);
  const [row] = rows;
  if (row === undefined) throw new Error("a sum has one row");
  return row.statistics;
}
