import { pipeline } from "node:stream/promises";
import { Kysely, PostgresDialect, type PostgresPool } from "kysely";
import { Migrator } from "kysely/migration";
import type { Client } from "pg";
import { from } from "pg-copy-streams";
import { migrationProvider } from "../db/migrations/index.ts";
import { BackupError } from "./backup-error.ts";
import { writeBackup } from "./back-up.ts";
import { withClient } from "./connect-client.ts";
import type { BackupSummary, BackupTable } from "./format.ts";
import { readBackup } from "./read-file.ts";
import { copyTarget, migrationsDone, missingMigrations, presentTables, rowsToKeep } from "./tables.ts";

export interface RestoreOptions {
  /**
   * A new file for the present contents of the database, which are then replaced. Without it, only an empty database
   * is filled.
   */
  readonly replaced?: string;
  readonly signal?: AbortSignal;
}

/** A backup that was read completely and verified. */
export interface CheckedBackup extends BackupSummary {
  readonly file: string;
  /** Migrations that it does not have yet. */
  readonly missing: readonly string[];
}

/**
 * Verifies a whole backup without restoring it.
 *
 * @throws {BackupError} when it is damaged, not a backup, or of a newer release.
 */
export async function checkBackup(file: string, signal?: AbortSignal): Promise<CheckedBackup> {
  let missing: readonly string[] = [];
  const summary = await readBackup(file, {
    head: async ({ migrations }) => {
      missing = await missingMigrations(migrations, "The backup");
    },
    table: async (_, rows) => {
      const blocks = rows[Symbol.asyncIterator]();
      for (let block = await blocks.next(); block.done !== true;) block = await blocks.next();
    },
    signal,
  });
  return { ...summary, file, missing };
}

/** Runs work in a transaction, in which Kysely and the client share the connection. */
async function inTransaction(
  client: Client,
  work: (database: Kysely<unknown>) => Promise<void>,
): Promise<void> {
  const query = client.query.bind(client);
  // Kysely's type includes cursors, which need another package.
  const connect = (async () => ({ query, release: () => {} })) as unknown as PostgresPool["connect"];
  const pool: PostgresPool = { options: {}, connect, end: async () => {} };
  const database = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  await database.transaction().execute(work);
  await database.destroy();
}

async function migrateTo(database: Kysely<unknown>, name: string | undefined): Promise<void> {
  if (name === undefined) return;
  const { error } = await new Migrator({ db: database, provider: migrationProvider }).migrateTo(name);
  if (error !== undefined)
    throw error instanceof Error ? error : new Error("migration failed", { cause: error });
}

async function lockTables(client: Client, tables: string): Promise<void> {
  try {
    await client.query(`set local lock_timeout = '30s'; lock table ${tables} in access exclusive mode`);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "55P03")) throw error;
    throw new BackupError("The database is in use. Stop the API, or other programs that read it.", {
      cause: error,
    });
  }
}

/** Saves the contents of the database or refuses to replace them, and removes its tables. */
async function clear(
  client: Client,
  { replaced: file, signal }: RestoreOptions,
): Promise<BackupSummary | undefined> {
  const tables = await presentTables(client);
  if (tables === undefined) return undefined;
  // Locked, so that no records are added between this backup and the restore.
  await lockTables(client, tables);
  await missingMigrations(await migrationsDone(client), "The database");
  const rows = await rowsToKeep(client);
  if (rows > 0 && file === undefined)
    throw new BackupError(
      `The database is not empty: it has ${rows.toLocaleString("en")} rows. With --replace they are saved in another backup first, and replaced.`,
    );
  const replaced = rows > 0 && file !== undefined ? await writeBackup(client, file, signal) : undefined;
  await client.query(`drop table ${tables}`);
  return replaced;
}

/** Fills the tables from the file. */
async function fill(client: Client, file: string, signal: AbortSignal | undefined): Promise<void> {
  const copied: Record<string, number> = {};
  const table = async (its: BackupTable, rows: AsyncIterable<Buffer>): Promise<void> => {
    // A migration may have inserted rows that the backup has too.
    await client.query(`delete from ${client.escapeIdentifier(its.name)}`);
    const copy = client.query(from(`copy ${copyTarget(client, its)} from stdin`));
    await pipeline(rows, copy);
    copied[its.name] = copy.rowCount;
  };
  const { rows, sequences } = await readBackup(file, { head: () => {}, table, signal });
  const wrong = Object.keys(rows).find((name) => rows[name] !== copied[name]);
  if (wrong !== undefined)
    throw new BackupError(
      `${wrong} has ${copied[wrong]} rows instead of ${rows[wrong]}. Nothing was changed.`,
    );
  for (const { table: name, column, value, called } of sequences)
    await client.query("select setval(pg_get_serial_sequence(quote_ident($1), $2), $3, $4)", [
      name,
      column,
      value,
      called,
    ]);
}

/**
 * Restores a backup into a database, and migrates it to this release. All changes are made in one transaction.
 *
 * @param url Address of the PostgreSQL server.
 * @returns the previous contents of the database, if they were replaced.
 * @throws {BackupError} when the database cannot be reached, is of a newer release, or has rows that must not be
 *   replaced.
 */
export async function restore(
  url: string,
  { file, migrations, missing }: CheckedBackup,
  options: RestoreOptions = {},
): Promise<BackupSummary | undefined> {
  return withClient(url, async (client) => {
    let replaced: BackupSummary | undefined;
    await inTransaction(client, async (database) => {
      replaced = await clear(client, options);
      await migrateTo(database, migrations.at(-1));
      await fill(client, file, options.signal);
      await migrateTo(database, missing.at(-1));
    });
    return replaced;
  });
}
