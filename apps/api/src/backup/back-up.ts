import { createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Client } from "pg";
import { to as copyTo } from "pg-copy-streams";
import { endOfRows, findTables, inTransaction, requireKnown, type RowCounts } from "./database.ts";

async function* writeRows(client: Client, tables: readonly string[], counts: Record<string, number>) {
  for (const table of tables) {
    yield `${table}\n`;
    const rows = client.query(copyTo(`copy ${table} to stdout with (format text, header)`));
    yield* rows as AsyncIterable<Buffer>;
    yield `${endOfRows}\n`;
    counts[table] = rows.rowCount;
  }
}

function requireNew(file: string): void {
  if (existsSync(file)) throw new Error(`${file} exists. A backup replaces no file: name another one.`);
}

/**
 * Writes a backup of one snapshot of a database into a new, compressed file that only its owner can read: a head as
 * JSON, with the version of the schema, and for each table its name and its rows as COPY writes them. The database
 * stays in use meanwhile. The file gets its name when it is complete and on disk.
 *
 * @param url Address of the PostgreSQL server. It is not migrated first.
 * @returns the number of rows.
 * @throws when the database cannot be reached or is empty, or the file exists or cannot be written.
 */
export const backUp = (url: string, file: string): Promise<RowCounts> =>
  inTransaction(url, "repeatable read", async (client) => {
    requireNew(file);
    const tables = await findTables(client);
    if (tables.length === 0) throw new Error("The database has no tables of Heater Age.");
    const { rows } = await client.query<{ readonly schema: string }>(
      "select max(name) as schema from kysely_migration",
    );
    const schema = rows[0]?.schema ?? "none";
    await requireKnown(schema, "The database");
    const head = { format: "heater-age-backup", version: 4, createdAt: new Date().toISOString(), schema };
    const counts: Record<string, number> = {};
    async function* text(): AsyncGenerator<string | Buffer> {
      yield `${JSON.stringify(head)}\n`;
      yield* writeRows(client, tables, counts);
    }
    const unfinished = `${file}.${process.pid}.part`;
    try {
      const output = createWriteStream(unfinished, { flags: "wx", mode: 0o600, flush: true });
      await pipeline(text(), createGzip(), output);
      requireNew(file);
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    return counts;
  });
