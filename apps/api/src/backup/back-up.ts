import type { Client } from "pg";
import { to } from "pg-copy-streams";
import { BackupError } from "./backup-error.ts";
import { withClient } from "./connect-client.ts";
import { backupFormat, type BackupFoot, type BackupHead, type BackupSummary, rowsEnd } from "./format.ts";
import { copyTarget, migrationsDone, missingMigrations, presentTables, tablesToCopy } from "./tables.ts";
import { writeSealed } from "./write-file.ts";

const line = (value: object): Buffer => Buffer.from(`${JSON.stringify(value)}\n`);

async function sequencesOf(client: Client, { tables }: BackupHead): Promise<BackupFoot["sequences"]> {
  const columns = tables.flatMap(({ name, columns: its }) => its.map((column) => [name, column]));
  const { rows: found } = await client.query<{ table: string; column: string; sequence: string }>(
    `select * from (
       select pair[1] as table, pair[2] as column, pg_get_serial_sequence(quote_ident(pair[1]), pair[2]) as sequence
       from (select array[value ->> 0, value ->> 1] as pair from jsonb_array_elements($1) as value) as pairs
     ) as columns where sequence is not null`,
    [JSON.stringify(columns)],
  );
  const sequences: BackupFoot["sequences"] = [];
  for (const { table, column, sequence } of found) {
    const { rows } = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${sequence}`,
    );
    sequences.push(...rows.map(({ value, called }) => ({ table, column, value, called })));
  }
  return sequences;
}

/**
 * Writes the rows that a client's transaction sees into a new file.
 *
 * @throws {BackupError} when the database is empty or of a newer release, or the file cannot be written.
 */
export async function writeBackup(
  client: Client,
  file: string,
  signal?: AbortSignal,
): Promise<BackupSummary> {
  const migrations = [...(await migrationsDone(client))];
  if (migrations.length === 0) throw new BackupError("The database has no tables of Heater Age.");
  await missingMigrations(migrations, "The database");
  const head: BackupHead = {
    format: backupFormat,
    version: 1,
    createdAt: new Date().toISOString(),
    migrations,
    tables: [...(await tablesToCopy(client))],
  };
  const rows: Record<string, number> = {};
  let foot: BackupFoot = { rows, sequences: [] };
  async function* parts(): AsyncGenerator<Buffer> {
    yield line(head);
    for (const table of head.tables) {
      const copy = client.query(to(`copy ${copyTarget(client, table)} to stdout`));
      yield* copy as AsyncIterable<Buffer>;
      rows[table.name] = copy.rowCount;
      yield Buffer.from(rowsEnd);
    }
    // Read last, so that they are never behind the rows.
    foot = { rows, sequences: await sequencesOf(client, head) };
    yield line(foot);
  }
  await writeSealed(file, parts(), signal);
  return { ...head, ...foot };
}

/**
 * Writes a consistent backup of a database into a new file. The database stays in use meanwhile.
 *
 * @param url Address of the PostgreSQL server. It is not migrated first.
 * @returns the contents of the file.
 * @throws {BackupError} when the database cannot be reached, is empty or of a newer release, or the file exists or
 *   cannot be written.
 */
export async function backUp(url: string, file: string, signal?: AbortSignal): Promise<BackupSummary> {
  return withClient(url, async (client) => {
    const tables = await presentTables(client);
    await client.query("begin transaction isolation level repeatable read, read only");
    // Before the first statement that reads, so that no migration can run between reading the schema and the tables.
    if (tables !== undefined) await client.query(`lock table ${tables} in access share mode`);
    const summary = await writeBackup(client, file, signal);
    await client.query("commit");
    return summary;
  });
}
