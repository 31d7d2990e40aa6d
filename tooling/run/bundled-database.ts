import { Client } from "pg";
import { findPostgres, type RunningPostgres, startPostgres } from "./postgres.ts";

/** The product's database, in the bundled PostgreSQL. */
export interface BundledDatabase extends Pick<RunningPostgres, "stop"> {
  readonly url: string;
}

/**
 * Finds the product's database in a folder whose PostgreSQL runs, or starts that and creates the database unless it
 * exists. `stop` leaves alone what ran before.
 *
 * @throws Error with what to do when it doesn't start.
 */
export async function openBundledDatabase(folder: string): Promise<BundledDatabase> {
  const running = findPostgres(folder);
  const stop = (): Promise<void> => Promise.resolve();
  return withDatabase(running === undefined ? await startPostgres({ folder }) : { ...running, stop });
}

/** Creates the product's database on a server, unless it exists. Stops the server on failure. */
export async function withDatabase<Server extends Pick<RunningPostgres, "url" | "stop">>(
  server: Server,
): Promise<Omit<Server, "url"> & { readonly url: string }> {
  const client = new Client({ connectionString: server.url() });
  client.on("error", () => undefined);
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
