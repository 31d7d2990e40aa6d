import { Client } from "pg";
import { type RunningPostgres, startPostgres } from "./postgres.ts";

/** The product's database, in the bundled PostgreSQL. */
export interface BundledDatabase extends Omit<RunningPostgres, "url"> {
  readonly url: string;
}

/**
 * Starts the PostgreSQL in a folder, or finds it running, and creates the database unless it exists.
 *
 * @throws Error with the server's log when it doesn't start.
 */
export async function openBundledDatabase(folder: string): Promise<BundledDatabase> {
  return withDatabase(await startPostgres({ folder }));
}

/** Creates the product's database on a server, unless it exists. Stops the server on failure. */
export async function withDatabase<Server extends Pick<RunningPostgres, "url" | "stop">>(
  server: Server,
): Promise<Omit<Server, "url"> & { readonly url: string }> {
  try {
    await makeDatabase(server.url());
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { ...server, url: server.url("heater_age") };
}

async function makeDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("create database heater_age");
  } catch (error) {
    // 42P04 and 23505: it exists, or another start is creating it.
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code !== "42P04" && code !== "23505") throw error;
  } finally {
    await client.end();
  }
}
