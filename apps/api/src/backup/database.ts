import { Client } from "pg";
import { migrationProvider } from "../db/migrations/index.ts";
import { retention } from "../db/retention.ts";

/** The line after the rows of a table, which COPY never writes as a row. */
export const endOfRows = String.raw`\.`;

/** Number of rows in each table. */
export type RowCounts = Readonly<Record<string, number>>;

/**
 * Runs work in a transaction, on a connection of its own and without time limits. COPY writes and reads the same texts
 * whatever the settings of the server. What the work throws rolls everything back.
 */
export async function inTransaction<Result>(
  url: string,
  isolation: "read committed" | "repeatable read",
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  // A broken connection fails its statement.
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query(`begin isolation level ${isolation};
      set local datestyle = iso; set local bytea_output = hex; set local lock_timeout = '30s';
      set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`);
    const result = await work(client);
    await client.query("commit");
    return result;
  } finally {
    await client.end();
  }
}

/** Returns the service's tables in a database, without those of Kysely. */
export async function findTables(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ readonly name: string }>(
    "select name from unnest($1::text[]) as name where to_regclass(name) is not null",
    [Object.keys(retention)],
  );
  return rows.map(({ name }) => name);
}

/**
 * Throws unless this release knows a version of the schema.
 *
 * @param owner What has it, as the start of a sentence.
 */
export async function requireKnown(schema: string, owner: string): Promise<void> {
  if (schema in (await migrationProvider.getMigrations())) return;
  throw new Error(`${owner} is of another release, with ${schema}. Use that release.`);
}
