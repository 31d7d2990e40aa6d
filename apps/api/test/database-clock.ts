import { sql } from "kysely";
import { connect } from "../src/db/connect.ts";

/**
 * Sets the time that PostgreSQL returns in a test's database. Connections that were opened before the first call keep
 * the real time.
 */
export async function setDatabaseClock(url: string, at: Date): Promise<void> {
  const database = connect(url, "migrate");
  try {
    await sql`create or replace function public.clock_timestamp() returns timestamptz
      language sql as ${sql.lit(`select timestamptz '${at.toISOString()}'`)}`.execute(database);
    // Otherwise PostgreSQL finds its own functions first.
    const { rows } = await sql<{ readonly name: string }>`select current_database() as name`.execute(
      database,
    );
    await sql`alter database ${sql.id(rows[0]?.name ?? "")} set search_path = public, pg_catalog`.execute(
      database,
    );
  } finally {
    await database.destroy();
  }
}
