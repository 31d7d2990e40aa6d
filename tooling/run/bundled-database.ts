import { Client } from "pg";
import { findPostgres, type PostgresOptions, type RunningPostgres, startPostgres } from "./postgres.ts";
import type { Part } from "./supervise.ts";

/** The product's database, in the bundled PostgreSQL. */
export interface BundledDatabase extends Part {
  readonly url: string;
}

const database = "heater_age";

/** Returns the address for the product's role, which owns its database and isn't a superuser. */
const urlIn = (server: Pick<RunningPostgres, "url">): string =>
  server.url(database).replace("//postgres", `//${database}`);

const createRole = (password: string): string => `
  create role ${database} login ${password === "" ? "" : `password '${password}'`};
  alter database ${database} owner to ${database}`;

/** Runs statements as superuser, all or none, unless they create a role or a database that exists. */
async function createOnce(connectionString: string, statements: string): Promise<void> {
  const client = new Client({ connectionString }).on("error", () => undefined);
  try {
    await client.connect();
    await client.query(statements);
  } catch (error) {
    const exists =
      error instanceof Error && "code" in error && ["42710", "42P04"].includes(String(error.code));
    if (!exists) throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Starts PostgreSQL, and creates the product's role and database unless they exist.
 *
 * @throws Error with what to do when it doesn't start.
 */
export async function startBundledDatabase(options: PostgresOptions): Promise<BundledDatabase> {
  const server = await startPostgres(options);
  // Empty on a private socket.
  const { password } = new URL(server.url());
  try {
    await createOnce(server.url(), `create database ${database}`);
    await createOnce(server.url(database), createRole(password));
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { ...server, url: urlIn(server) };
}

/** Finds the product's database in a folder whose PostgreSQL runs, or starts that. `stop` leaves alone what ran before. */
export async function openBundledDatabase(folder: string): Promise<Pick<BundledDatabase, "url" | "stop">> {
  const running = findPostgres(folder);
  if (running === undefined) return startBundledDatabase({ folder });
  return { url: urlIn(running), stop: () => Promise.resolve() };
}
