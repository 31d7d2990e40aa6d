import { Migrator } from "kysely/migration";
import { connect } from "./connect.ts";
import { migrationProvider } from "./migrations/index.ts";

/**
 * Migrates the database to the latest version. Of instances that start at once the first does the work.
 *
 * @param url Address of the PostgreSQL.
 * @throws what the database says when it cannot be reached or a migration fails. A failed migration changes nothing.
 */
export async function migrate(url: string): Promise<void> {
  const database = connect(url, "migrate");
  try {
    const migrator = new Migrator({ db: database, provider: migrationProvider });
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined)
      throw error instanceof Error ? error : new Error("migration failed", { cause: error });
  } finally {
    await database.destroy();
  }
}
