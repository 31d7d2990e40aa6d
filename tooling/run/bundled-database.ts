import { Client } from "pg";
import { type RunningPostgres, startPostgres } from "./postgres.ts";

/** The database of the product, in the PostgreSQL that comes with it. */
export interface BundledDatabase extends Omit<RunningPostgres, "url"> {
  readonly url: string;
}

/**
 * Starts the PostgreSQL in a folder, or finds it running, and makes the database there unless it exists.
 *
 * @throws Error with the server's log, when it does not start.
 */
export async function openBundledDatabase(folder: string): Promise<BundledDatabase> {
  const postgres = await startPostgres({ folder });
  try {
    await makeDatabase(postgres.url());
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  return { ...postgres, url: postgres.url("heater_age") };
}

/** Makes the database of the product in a server, unless it exists. */
export async function makeDatabase(url: string): Promise<void> {
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
