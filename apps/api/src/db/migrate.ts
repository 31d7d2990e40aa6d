import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { connect, type Connections } from "./connect.ts";
import { migrationProvider } from "./migrations/index.ts";

/** Refuses the tables of earlier development versions, which had other migrations. */
async function refuseDevelopmentDatabase(database: Connections): Promise<void> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === "kysely_migration")) return;
  const { rows } = await sql<{ readonly name: string }>`
    select name from kysely_migration order by name limit 1`.execute(database);
  const [first] = Object.keys(await migrationProvider.getMigrations());
  if (rows.length > 0 && rows[0]?.name !== first)
    throw new Error(
      "The database is of an earlier development version of Heater Age, whose rows can't be taken over. Use an empty database: another DATABASE_URL, or without one delete the folder .data.",
    );
}

/**
 * Migrates the database to the latest version. If several instances start together, the first does the work.
 *
 * @param url Address of the PostgreSQL server.
 * @throws for a database of an earlier development version.
 * @throws the database's error when it can't be reached or a migration fails. A failed migration changes nothing.
 */
export async function migrate(url: string): Promise<void> {
  const database = connect(url, "migrate");
  try {
    await refuseDevelopmentDatabase(database);
    const { error } = await new Migrator({ db: database, provider: migrationProvider }).migrateToLatest();
    if (error !== undefined)
      throw error instanceof Error ? error : new Error("migration failed", { cause: error });
  } finally {
    await database.destroy();
  }
}
