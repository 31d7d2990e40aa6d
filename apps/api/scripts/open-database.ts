import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { connect, type Connections } from "../src/db/connect.ts";
import { migrate } from "../src/db/migrate.ts";

/** There is no database that a command could work on. */
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
  // Not in the image, where the address is always given.
  const { startPostgres } = await import("@heater-age/run/postgres");
  const postgres = await startPostgres({ folder });
  return { url: postgres.url("heater_age"), stop: postgres.stop };
}

/**
 * Lets a command work on the database of the service: that of `DATABASE_URL`, else the one that comes with the product,
 * running or not. It is brought up to date first.
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
