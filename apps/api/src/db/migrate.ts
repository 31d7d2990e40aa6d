import { setTimeout as wait } from "node:timers/promises";
import { Migrator } from "kysely/migration";
import { seedModels } from "../models/seed.ts";
import { connect } from "./connect.ts";
import { migrationProvider } from "./migrations/index.ts";
import { isUnreachable } from "./unreachable.ts";

/**
 * Brings the database to the newest state. Instances that start at once take turns; the first does the work.
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

/** What waiting for a database needs. */
export interface PatientMigration {
  readonly signal: AbortSignal;
  /** Milliseconds between two attempts. */
  readonly pause: number;
}

/**
 * Migrates, and brings in the data that comes with the service, as soon as the database can be reached. Resolves early,
 * without having migrated, when the signal aborts.
 *
 * @throws when a migration fails for another reason than an unreachable database.
 */
export async function migrateWhenReachable(url: string, { signal, pause }: PatientMigration): Promise<void> {
  while (!signal.aborted) {
    try {
      await migrate(url);
      await seedModels(url);
      return;
    } catch (error) {
      if (!isUnreachable(error)) throw error;
    }
    await wait(pause, undefined, { signal }).catch(() => {});
  }
}
