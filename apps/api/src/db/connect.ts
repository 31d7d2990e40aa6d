import { Kysely, PostgresDialect } from "kysely";
import { Pool, type PoolConfig } from "pg";
import type { Database } from "./schema.ts";

// A visitor waits for a check: what the database does not do within this time is left undone.
const shortWaits = {
  max: 10,
  connectionTimeoutMillis: 300,
  query_timeout: 400,
} as const satisfies PoolConfig;

// A migration may take its time, and needs one connection.
const longWaits = { max: 1, connectionTimeoutMillis: 5000 } as const satisfies PoolConfig;

/** What a connection is for. */
export type Purpose = "serve" | "migrate";

/**
 * Prepares connections to the database. None is opened before the first statement.
 *
 * @param url Address of the PostgreSQL, `postgres://…`.
 * @param purpose `serve`: statements that take longer than some hundred milliseconds fail. `migrate`: they may.
 */
export function connect(url: string, purpose: Purpose = "serve"): Kysely<Database> {
  const pool = new Pool({
    connectionString: url,
    application_name: "heater-age-api",
    // A connection that hangs without an end is not kept for longer than this.
    maxLifetimeSeconds: 60,
    ...(purpose === "serve" ? shortWaits : longWaits),
  });
  // A connection that breaks fails its statement and is replaced; without listeners it would end the process as well.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
