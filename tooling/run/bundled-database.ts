import { Client } from "pg";
import { findPostgres, type PostgresOptions, startPostgres } from "./postgres.ts";
import type { Part } from "./supervise.ts";

/** The product's database, in the bundled PostgreSQL. */
export interface BundledDatabase extends Part {
  readonly url: string;
}

/**
 * Starts PostgreSQL, and creates the product's database unless it exists.
 *
 * @throws Error with what to do when it doesn't start.
 */
export async function startBundledDatabase(options: PostgresOptions): Promise<BundledDatabase> {
  const server = await startPostgres(options);
  const client = new Client({ connectionString: server.url() }).on("error", () => undefined);
  try {
    await client.connect();
    await client.query("create database heater_age");
  } catch (error) {
    const exists = error instanceof Error && "code" in error && error.code === "42P04";
    if (!exists) {
      await server.stop();
      throw error;
    }
  } finally {
    await client.end().catch(() => undefined);
  }
  return { ...server, url: server.url("heater_age") };
}

/** Finds the product's database in a folder whose PostgreSQL runs, or starts that. `stop` leaves alone what ran before. */
export async function openBundledDatabase(folder: string): Promise<Pick<BundledDatabase, "url" | "stop">> {
  const running = findPostgres(folder);
  if (running === undefined) return startBundledDatabase({ folder });
  return { url: running.url("heater_age"), stop: () => Promise.resolve() };
}
