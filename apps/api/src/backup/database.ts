import { type Kysely, sql } from "kysely";
import { applicationName, connect } from "../db/connect.ts";
import { migrationProvider } from "../db/migrations/index.ts";
import { retention } from "../db/retention.ts";
import type { Database } from "../db/schema.ts";
import { isUnreachable } from "../db/unreachable.ts";

/** The tables of the service. Includes those of older releases, because migrations never remove tables. */
export const tables: readonly string[] = Object.keys(retention);

// Kysely records the migrations here. Not part of a backup, whose head lists them.
const migrationTable = "kysely_migration";

/**
 * Runs work on the database.
 *
 * @throws when the database cannot be reached, or does not exist.
 */
export async function withDatabase<Result>(
  url: string,
  work: (database: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  const database = connect(url, "migrate");
  try {
    return await work(database);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "3D000")
      throw new Error(`There is no such database: ${error.message}. Create it, empty.`, {
        cause: error,
      });
    if (!isUnreachable(error) || !(error instanceof Error)) throw error;
    const { hostname, port } = new URL(url);
    const place = `${decodeURIComponent(hostname)}${port === "" ? "" : `:${port}`}`;
    const [first = error] = error instanceof AggregateError ? (error.errors as Error[]) : [error];
    throw new Error(`The PostgreSQL at ${place} cannot be reached: ${first.message}`, { cause: error });
  } finally {
    await database.destroy();
  }
}

/** Returns whether the service, or another of its programs, is connected to a database. */
export const isInUse = (url: string): Promise<boolean> =>
  withDatabase(url, async (database) => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
        and application_name = ${applicationName}`.execute(database);
    return rows.length > 0;
  });

/** Returns those of the names that are tables of the database. */
async function findTables(database: Kysely<Database>, names: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly name: string }>`
    select name from unnest(${names}::text[]) as name where to_regclass(quote_ident(name)) is not null`.execute(
    database,
  );
  return rows.map(({ name }) => name);
}

/** Returns the service's tables in a database, without those of Kysely. */
export const findOwnTables = (database: Kysely<Database>) => findTables(database, tables);

/** Returns all tables of the service in a database as a list for a statement, or undefined without any. */
export async function listTables(database: Kysely<Database>) {
  const found = await findTables(database, [...tables, migrationTable, `${migrationTable}_lock`]);
  return found.length === 0 ? undefined : sql.join(found.map((name) => sql.table(name)));
}

/** Returns the names of the completed migrations, in order; none in an empty database. */
export async function readMigrations(database: Kysely<Database>): Promise<readonly string[]> {
  if ((await findTables(database, [migrationTable])).length === 0) return [];
  const { rows } = await sql<{ readonly name: string }>`
    select name from ${sql.table(migrationTable)} order by name`.execute(database);
  return rows.map(({ name }) => name);
}

/**
 * Throws unless this release knows all migrations.
 *
 * @param subject Their owner, as the start of a sentence.
 * @returns the missing migrations, in order.
 * @throws for an unknown migration.
 */
export async function findMissingMigrations(
  done: readonly string[],
  subject: string,
): Promise<readonly string[]> {
  const known = Object.keys(await migrationProvider.getMigrations()).toSorted();
  const [first] = done;
  if (first !== undefined && first !== known[0])
    throw new Error(`${subject} is of an earlier development version, whose rows can't be taken over.`);
  const unknown = done.find((name, index) => known[index] !== name);
  if (unknown !== undefined)
    throw new Error(`${subject} is of a newer release, with ${unknown}. Use that release.`);
  return known.slice(done.length);
}
