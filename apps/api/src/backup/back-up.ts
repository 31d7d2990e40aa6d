import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import {
  findMissingMigrations,
  findOwnTables,
  listTables,
  readMigrations,
  tables,
  withDatabase,
} from "./database.ts";
import { type BackupHead, type RowCounts, writeLines } from "./file.ts";

/** Number of rows that are read at once. */
const rowsAtOnce = 200;

/** Yields the rows of a table as JSON, in groups. */
async function* readRows(database: Kysely<Database>, table: string): AsyncGenerator<readonly string[]> {
  await sql`declare backed_up no scroll cursor for
    select to_jsonb(each)::text as row from ${sql.table(table)} as each`.execute(database);
  while (true) {
    const { rows } = await sql<{ readonly row: string }>`
      fetch ${sql.lit(rowsAtOnce)} from backed_up`.execute(database);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await sql`close backed_up`.execute(database);
}

async function readSequences(database: Kysely<Database>): Promise<Readonly<Record<string, string>>> {
  const names = tables.map((table) => `${table}_id_seq`);
  const { rows } = await sql<{ readonly name: string; readonly value: string }>`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = current_schema() and last_value is not null and sequencename = any(${names})`.execute(
    database,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/**
 * Writes the rows that a transaction sees into a new file.
 *
 * @returns their number.
 * @throws when the database is empty or of a newer release, or the file cannot be written.
 */
export async function writeBackup(
  transaction: Kysely<Database>,
  file: string,
  signal?: AbortSignal,
): Promise<RowCounts> {
  const migrations = [...(await readMigrations(transaction))];
  if (migrations.length === 0) throw new Error("The database has no tables of Heater Age.");
  await findMissingMigrations(migrations, "The database");
  // After the statements above have begun the snapshot, so that they are never behind its rows.
  const sequences = await readSequences(transaction);
  const head: BackupHead = {
    format: "heater-age-backup",
    version: 3,
    createdAt: new Date().toISOString(),
    migrations,
    sequences,
  };
  const counts: Record<string, number> = {};
  async function* lines(): AsyncGenerator<string> {
    // The same texts whatever the settings of a server or a role, and no time limits.
    await sql`set local bytea_output = hex; set local statement_timeout = 0;
      set local idle_in_transaction_session_timeout = 0`.execute(transaction);
    yield `${JSON.stringify(head)}\n`;
    for (const table of await findOwnTables(transaction)) {
      counts[table] = 0;
      for await (const rows of readRows(transaction, table)) {
        counts[table] += rows.length;
        yield `${table} [${rows.join(",")}]\n`;
      }
    }
  }
  await writeLines(file, lines(), signal);
  return counts;
}

/**
 * Writes a consistent backup of a database into a new file. The database stays in use meanwhile.
 *
 * @param url Address of the PostgreSQL server. It is not migrated first.
 * @returns the number of rows.
 * @throws when the database cannot be reached, is empty or of a newer release, or the file exists or
 *   cannot be written.
 */
export const backUp = (url: string, file: string, signal?: AbortSignal): Promise<RowCounts> =>
  withDatabase(url, async (database) => {
    const list = await listTables(database);
    return database
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute(async (transaction) => {
        // Before the first statement that reads, so that no migration can run between reading two tables.
        if (list !== undefined) await sql`lock table ${list} in access share mode`.execute(transaction);
        return writeBackup(transaction, file, signal);
      });
  });
