import { type Kysely, sql } from "kysely";
import { migrateTo } from "../db/migrate.ts";
import type { Database } from "../db/schema.ts";
import { writeBackup } from "./back-up.ts";
import {
  findMissingMigrations,
  findOwnTables,
  listTables,
  readMigrations,
  withDatabase,
} from "./database.ts";
import { type BackupHead, readHead, readRows, type RowCounts } from "./file.ts";

export interface RestoreOptions {
  /**
   * A new file for the present contents of the database, which are then replaced. Without it, only an empty database
   * is filled.
   */
  readonly replaced?: string;
  readonly signal?: AbortSignal;
}

/** A backup that was read completely and verified. */
export interface CheckedBackup extends BackupHead {
  readonly file: string;
  /** Migrations that it does not have yet. */
  readonly missing: readonly string[];
}

/** What a restore did. */
export interface Restored {
  /** Rows that were restored. */
  readonly rows: RowCounts;
  /** Rows that were saved and replaced, if there were any. */
  readonly replaced: RowCounts | undefined;
}

/**
 * Verifies a whole backup without restoring it.
 *
 * @throws when it is damaged, not a backup, or of a newer release.
 */
export async function checkBackup(file: string, signal?: AbortSignal): Promise<CheckedBackup> {
  const head = await readHead(file, signal);
  return { ...head, file, missing: await findMissingMigrations(head.migrations, "The backup") };
}

/** Returns the number of rows in a database. */
async function countRows(database: Kysely<Database>): Promise<number> {
  const counts = (await findOwnTables(database)).map(
    (name) => sql`(select count(*) from ${sql.table(name)})`,
  );
  if (counts.length === 0) return 0;
  const { rows } = await sql<{ readonly count: string }>`
    select ${sql.join(counts, sql` + `)} as count`.execute(database);
  return Number(rows[0]?.count);
}

/** Saves the contents of the database or refuses to replace them, and removes its tables. */
async function clear(
  database: Kysely<Database>,
  { replaced: file, signal }: RestoreOptions,
): Promise<RowCounts | undefined> {
  const list = await listTables(database);
  if (list === undefined) return undefined;
  try {
    // Locked, so that no records are added between this backup and the restore.
    await sql`set local lock_timeout = '30s'`.execute(database);
    await sql`lock table ${list} in access exclusive mode`.execute(database);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "55P03")) throw error;
    throw new Error("The database is in use. Stop the API, or other programs that read it.", {
      cause: error,
    });
  }
  await findMissingMigrations(await readMigrations(database), "The database");
  const rows = await countRows(database);
  if (rows > 0 && file === undefined)
    throw new Error(
      `The database is not empty: it has ${rows.toLocaleString("en")} rows. With --replace they are saved in another backup first, and replaced.`,
    );
  const replaced = rows > 0 && file !== undefined ? await writeBackup(database, file, signal) : undefined;
  await sql`drop table ${list}`.execute(database);
  return replaced;
}

/** Fills the tables from a backup. Returns the number of rows. */
async function fill(
  database: Kysely<Database>,
  { file, sequences }: CheckedBackup,
  signal: AbortSignal | undefined,
): Promise<RowCounts> {
  const counts: Record<string, number> = {};
  // A migration may have inserted rows that the backup has too.
  for (const table of await findOwnTables(database)) {
    await sql`delete from ${sql.table(table)}`.execute(database);
    counts[table] = 0;
  }
  for await (const [name, rows] of readRows(file)) {
    signal?.throwIfAborted();
    if (counts[name] === undefined) throw new Error(`${file} has an unknown table. Nothing was changed.`);
    const table = sql.table(name);
    const { numAffectedRows = 0n } = await sql`insert into ${table} overriding system value
      select * from jsonb_populate_recordset(null::${table}, ${rows}::jsonb)`.execute(database);
    counts[name] += Number(numAffectedRows);
  }
  for (const [name, value] of Object.entries(sequences))
    await sql`select setval(${name}::text::regclass, ${value}::bigint)`.execute(database);
  return counts;
}

/**
 * Restores a backup into a database, and migrates it to this release. All changes are made in one transaction.
 *
 * @param url Address of the PostgreSQL server.
 * @throws when the database cannot be reached, is of a newer release, or has rows that must not be
 *   replaced.
 */
export const restore = (
  url: string,
  backup: CheckedBackup,
  options: RestoreOptions = {},
): Promise<Restored> =>
  withDatabase(url, (database) =>
    database.transaction().execute(async (transaction) => {
      const replaced = await clear(transaction, options);
      await migrateTo(transaction, backup.migrations.at(-1));
      const rows = await fill(transaction, backup, options.signal);
      await migrateTo(transaction, backup.missing.at(-1));
      return { rows, replaced };
    }),
  );
