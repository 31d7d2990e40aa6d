import { createReadStream } from "node:fs";
import { pipeline as pipe, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { Kysely, PostgresDialect } from "kysely";
import { type MigrationResultSet, Migrator } from "kysely/migration";
import type { Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import Type, { type Static } from "typebox";
import { Check } from "typebox/value";
import { migrationProvider } from "../db/migrations/index.ts";
import { endOfRows, findTables, inTransaction, requireKnown, type RowCounts } from "./database.ts";

const BackupHead = Type.Object({
  format: Type.Literal("heater-age-backup"),
  version: Type.Literal(4),
  /** Time of the backup. */
  createdAt: Type.String(),
  /** The last migration of the database. */
  schema: Type.String(),
});

/** A backup whose head has been read. */
export interface OpenBackup extends Static<typeof BackupHead> {
  /** Its other lines. */
  readonly lines: AsyncGenerator<string, undefined>;
}

async function* readLines(file: string): OpenBackup["lines"] {
  const text = pipe(createReadStream(file), createGunzip(), () => {}).setEncoding("utf8");
  let rest = "";
  try {
    for await (const chunk of text as AsyncIterable<string>) {
      const lines = `${rest}${chunk}`.split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } catch (error) {
    if (!(error instanceof Error) || "syscall" in error) throw error;
    throw new Error(`${file} is no backup of Heater Age, or it is damaged: ${error.message}`, {
      cause: error,
    });
  }
}

/**
 * Opens a backup and reads its head.
 *
 * @throws when the file is missing, not a backup, or of another release.
 */
export async function openBackup(file: string): Promise<OpenBackup> {
  const lines = readLines(file);
  const { value = "" } = await lines.next();
  const head: unknown = value.startsWith("{") ? JSON.parse(value) : undefined;
  if (!Check(BackupHead, head)) throw new Error(`${file} is no backup of Heater Age.`);
  await requireKnown(head.schema, "The backup");
  return { ...head, lines };
}

/** Removes the tables of the service, unless they have rows. */
async function removeTables(client: Client): Promise<void> {
  const names = await findTables(client);
  if (names.length === 0) return;
  await client.query(`lock table ${names.join(", ")} in access exclusive mode`);
  const isFilled = names.map((name) => `exists (select from ${name})`).join(" or ");
  const { rows } = await client.query<{ readonly filled: boolean }>(`select ${isFilled} as filled`);
  if (rows[0]?.filled === true)
    throw new Error("The database is not empty. Restore into an empty one, and keep this one until then.");
  await client.query(`drop table ${names.join(", ")}, kysely_migration, kysely_migration_lock`);
}

async function* readRows(lines: OpenBackup["lines"]): AsyncGenerator<string> {
  while (true) {
    const { value } = await lines.next();
    if (value === undefined) throw new Error("The backup is incomplete.");
    if (value === endOfRows) return;
    yield `${value}\n`;
  }
}

/** Fills the tables from a backup. Returns the number of rows. */
async function fill(client: Client, lines: OpenBackup["lines"]): Promise<RowCounts> {
  const counts: Record<string, number> = {};
  const names = await findTables(client);
  while (true) {
    const { value: name } = await lines.next();
    if (name === undefined) return counts;
    if (!names.includes(name)) throw new Error(`The backup has an unknown table: ${name.slice(0, 63)}`);
    const rows = client.query(copyFrom(`copy ${name} from stdin with (format text, header match)`));
    await pipeline(Readable.from(readRows(lines)), rows);
    counts[name] = rows.rowCount;
  }
}

/** Lets the ids of new rows follow those of the restored ones. */
async function setSequences(client: Client): Promise<void> {
  const { rows } = await client.query<{ readonly name: string; readonly id: string }>(
    `select table_name as name, column_name as id from information_schema.columns
    where table_name = any($1) and pg_get_serial_sequence(table_name, column_name) is not null`,
    [await findTables(client)],
  );
  for (const { name, id } of rows)
    await client.query(
      `select setval(pg_get_serial_sequence('${name}', '${id}'), coalesce(max(${id}), 0) + 1, false) from ${name}`,
    );
}

function requireSuccess({ error }: MigrationResultSet): void {
  if (error !== undefined) throw new Error("The migration failed.", { cause: error });
}

/**
 * Restores a backup into an empty database, and migrates it to this release. All changes are made in one transaction.
 *
 * @param url Address of the PostgreSQL server.
 * @returns the number of rows.
 * @throws when the file is damaged, or the database cannot be reached, is in use or has rows.
 */
export const restore = (url: string, { schema, lines }: OpenBackup): Promise<RowCounts> =>
  inTransaction(url, "read committed", async (client) => {
    await removeTables(client);
    const pool = { connect: async () => Object.assign(client, { release: () => {} }), end: async () => {} };
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: pool as never }) });
    const migrator = new Migrator({ db, provider: migrationProvider, disableTransactions: true });
    requireSuccess(await migrator.migrateTo(schema));
    const counts = await fill(client, lines);
    await setSequences(client);
    requireSuccess(await migrator.migrateToLatest());
    return counts;
  });
