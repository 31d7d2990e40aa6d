import { randomBytes, randomUUID } from "node:crypto";
import { type Insertable, type Kysely, sql } from "kysely";
import type { Database } from "../src/db/schema.ts";

type Rows = { readonly [Table in keyof Database]: Insertable<Database[Table]> };

/** Returns a row for each table, with the given time in every time column. */
function rowsAt(at: Date): Rows {
  const unique = randomUUID();
  const day = at.toISOString().slice(0, 10);
  return {
    water_heater_checks: { brand: "rheem", serial_number: "RH0504B01826", checked_at: at, check_id: unique },
    check_counts: { day, brand: unique, age_band: "replace", checks: 1 },
    check_totals: { brand: unique, age_band: "replace", checks: 1 },
    models: {
      origin: "doe",
      brand: "rheem",
      model: unique,
      model_pattern: unique,
      model_key: unique,
      facts: '{"features":[]}',
      confidence: "low",
      source_title: "A test",
    },
    reports: {
      id: unique,
      brand: "rheem",
      serial_number: "RH0504B01826",
      candidates: "[{}]",
      picked: 0,
      decoder_version: "0.1.0",
      checked_at: at,
      deletion_token_hash: randomBytes(32),
      created_at: at,
    },
    share_ids: { id: unique, created_at: at },
    share_counters: { type: unique, platform: "copy" },
    ai_answers: { brand: "rheem", model_key: unique, language_model: "test", created_at: at },
    ai_questions: { day, questions: 1 },
    client_errors: {
      level: "info",
      source: "client",
      message: "",
      context: "{}",
      created_at: at,
      day,
      fingerprint: randomBytes(32),
      last_at: at,
    },
    client_error_counts: { day, level: "info", source: "client", errors: 1 },
    client_error_windows: { starts_at: at, seconds: 300, errors: 1 },
    contact_messages: {
      name: "A test",
      email: "test@example.com",
      subject: "A test",
      message: "A test",
      language: "en",
      captcha: "not-asked",
      created_at: at,
      next_attempt_at: at,
    },
    retention_runs: { ran_at: at, stopped_at: at, next_attempt_at: at },
  };
}

/** Returns the names of a database's tables. */
export async function findAllTables(database: Kysely<Database>): Promise<readonly string[]> {
  const tables = await database.introspection.getTables();
  return tables.map(({ name }) => name).toSorted();
}

/** Inserts a row into every table. @param at The time in every time column. */
export async function fillTables(database: Kysely<Database>, at: Date): Promise<void> {
  for (const [table, row] of Object.entries(rowsAt(at))) {
    await database
      .insertInto(table as keyof Rows)
      // `rowsAt` pairs each row with its table.
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Returns the number of rows in each table. */
export async function countRows(database: Kysely<Database>): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  for (const table of await findAllTables(database)) {
    const { rows } = await sql<{ readonly rows: number }>`
      select count(*)::integer as rows from ${sql.table(table)}`.execute(database);
    counts[table] = rows[0]?.rows ?? 0;
  }
  return counts;
}
