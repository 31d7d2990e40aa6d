import { Kysely, type Logger, PostgresDialect, type PostgresPool } from "kysely";
import { Pool, type PoolConfig } from "pg";
import type { Database } from "./schema.ts";
import { isUnreachable } from "./unreachable.ts";

export type Purpose = "serve" | "record" | "migrate";

const waits = {
  // Requests that need the database wait for it.
  serve: { max: 10, connectionTimeoutMillis: 2000, query_timeout: 5000, maxLifetimeSeconds: 60 },
  // Checks are answered without being recorded, so a slow statement is abandoned early. Idle connections stay open,
  // so that the first check after a quiet hour needn't connect.
  record: { max: 2, connectionTimeoutMillis: 1000, query_timeout: 2000, idleTimeoutMillis: 0 },
  // No time limits.
  migrate: { max: 1, connectionTimeoutMillis: 5000 },
} as const satisfies Record<Purpose, PoolConfig>;

/** The use of a pool of connections. */
export interface PoolUsage {
  readonly total: number;
  readonly idle: number;
  /** Number of statements that wait for a connection. */
  readonly waiting: number;
}

export interface Connections extends Kysely<Database> {
  readonly usage: () => PoolUsage;
}

const readOnlyServer = "25006";

const isUseless = (error: unknown): boolean =>
  isUnreachable(error) || (error instanceof Error && "code" in error && error.code === readOnlyServer);

/**
 * Returns a function that names statements, so that each connection parses and plans them once. Only for a few that
 * never change.
 */
function statementNames(): (text: string) => string {
  const names = new Map<string, string>();
  return (text) => {
    const name = names.get(text) ?? `statement-${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}

/**
 * Returns a pool that discards useless connections: one whose statement timed out is still busy, and one to a former
 * primary stays read-only.
 */
function withoutUseless(pool: Pool, toName?: (text: string) => string): PostgresPool {
  const connectClient = async () => {
    const client = await pool.connect();
    let useless = false;
    const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
      try {
        const statement = { text, values: [...values] };
        return await client.query(toName === undefined ? statement : { ...statement, name: toName(text) });
      } catch (error) {
        useless ||= isUseless(error);
        throw error;
      }
    };
    return { query, release: (discard?: boolean) => client.release(discard === true || useless) };
  };
  // Kysely's type includes cursors, which need another package.
  return { options: pool.options, connect: connectClient as PostgresPool["connect"], end: () => pool.end() };
}

/**
 * Creates a pool of connections to the database. The first statement opens the first connection.
 *
 * @param url Address of the PostgreSQL server, `postgres://…`.
 * @param purpose `serve`: 2 seconds to connect and 5 for a statement. `record`: 1 second and 2, with prepared
 *   statements, which must be few and list the columns that they return. `migrate`: no limit.
 * @param noteStatement Called with every statement after it was run.
 */
export function connect(url: string, purpose: Purpose = "serve", noteStatement?: Logger): Connections {
  const pool = new Pool({
    connectionString: url,
    application_name: "heater-age-api",
    keepAlive: true,
    ...waits[purpose],
  });
  // A broken connection fails its statement and is replaced. Without a listener, its error would also end the
  // process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const database = new Kysely<Database>({
    dialect: new PostgresDialect({
      pool: withoutUseless(pool, purpose === "record" ? statementNames() : undefined),
    }),
    ...(noteStatement === undefined ? {} : { log: noteStatement }),
  });
  return Object.assign(database, {
    usage: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  });
}
