import { Migrator } from "kysely/migration";
import { connect } from "./connect.ts";
import { migrationProvider } from "./migrations/index.ts";

/**
 * Migrates the database to the latest version. If several instances start together, the first does the work.
 *
 * @param url Address of the PostgreSQL server.
 * @throws the database's error when it can't be reached or a migration fails. A failed migration changes nothing.
 */
export async function migrate(url: string): Promise<void> {
  const database = connect(url, "migrate");
  try {
    const { error } = await new Migrator({ db: database, provider: migrationProvider }).migrateToLatest();
    if (error !== undefined)
      throw error instanceof Error ? error : new Error("migration failed", { cause: error });
  } finally {
    await database.destroy();
  }
}
