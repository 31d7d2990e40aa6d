import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { connect, type Connections } from "../src/db/connect.ts";
import { migrate } from "../src/db/migrate.ts";

/** No database is configured or set up yet. */
export class NoDatabaseError extends Error {
  override readonly name = "NoDatabaseError";
}

async function findDatabase() {
  const url = process.env["DATABASE_URL"]?.trim();
  if (url) return { url, stop: async () => {} };
  const folder = fileURLToPath(new URL("../../../.data/postgres", import.meta.url));
  if (!existsSync(folder)) {
    throw new NoDatabaseError("There is no database yet: set DATABASE_URL, or start the product once.");
  }
  // Not in the Docker image, where the address is always set.
  const { startPostgres } = await import("@heater-age/run/postgres");
  const postgres = await startPostgres({ folder });
  return { url: postgres.url("heater_age"), stop: postgres.stop };
}

/**
 * Runs a command on the database of the service, migrated first: that of `DATABASE_URL`, or the one that comes with the
 * product, which is started if it is not running.
 *
 * @throws {NoDatabaseError} when there is none.
 */
export async function withDatabase(work: (database: Connections) => Promise<void>): Promise<void> {
  const { url, stop } = await findDatabase();
  try {
    await migrate(url);
    const database = connect(url, "migrate");
    try {
      await work(database);
    } finally {
      await database.destroy();
    }
  } finally {
    await stop();
  }
}
