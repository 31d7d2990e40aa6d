import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { inject, onTestFinished } from "vitest";
import { buildApp, type Dependencies } from "../src/app.ts";
import { connect, type Connections } from "../src/db/connect.ts";
import { migrate } from "../src/db/migrate.ts";
import { limitNames, readEnvironment, type Settings } from "../src/config/env.ts";

/** The current time of a service under test. */
export const now = new Date("2026-11-20T09:30:00.000Z");

/** The URL of an unreachable database. */
export const nowhere = "postgres://127.0.0.1:1/none";

/** Returns the URL of a database on the test run's server. */
export function buildAddress(name: string): string {
  const server = inject("postgresUrl");
  return server.slice(0, server.lastIndexOf("/") + 1) + name;
}

const server = connect(inject("postgresUrl"), "migrate");

/** Creates a database for one test from a template, and returns its URL. */
async function databaseLike(template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  // Copying files takes half as long as copying through the log, which suits servers with other users.
  await sql`create database ${sql.id(name)} template ${sql.id(template)} strategy file_copy`.execute(server);
  return buildAddress(name);
}

/** Creates an empty database for one test, and returns its URL. */
export const emptyDatabase = (): Promise<string> => databaseLike("template1");

/** Creates a migrated template database. The first test of the first file does this while the others wait. */
async function makePattern(): Promise<string> {
  const name = "migrated";
  const unfinished = `${name}_unfinished`;
  const own = connect(inject("postgresUrl"), "migrate");
  try {
    return await own.connection().execute(async (connection) => {
      // PostgreSQL releases the lock when the connection ends.
      await sql`select pg_advisory_lock(1)`.execute(connection);
      const { rows } = await sql`select from pg_database where datname = ${name}`.execute(connection);
      if (rows.length > 0) return name;
      await sql`drop database if exists ${sql.id(unfinished)}`.execute(connection);
      await sql`create database ${sql.id(unfinished)}`.execute(connection);
      await migrate(buildAddress(unfinished));
      await sql`alter database ${sql.id(unfinished)} rename to ${sql.id(name)}`.execute(connection);
      return name;
    });
  } finally {
    await own.destroy();
  }
}

let pattern: Promise<string> | undefined;

/** Creates a migrated database for one test, and returns its URL. */
export const migratedDatabase = async (): Promise<string> => databaseLike(await (pattern ??= makePattern()));

/** Databases whose tests in this process have ended, emptied for the next. */
const emptied: string[] = [];

/** Deletes what a test has written, which takes a tenth of the time of a new copy. */
async function empty(database: Connections): Promise<void> {
  await sql`do $$ declare name text; begin
    -- Without foreign keys, any order works.
    set local session_replication_role = replica;
    for name in
      select quote_ident(relname) from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace
        and relname not in ('kysely_migration', 'kysely_migration_lock')
    loop execute 'delete from ' || name; end loop;
    perform setval(seqrelid, seqstart, false) from pg_sequence;
  end $$`.execute(database);
}

/** A service with its own database that runs during a test. */
export interface Service {
  readonly app: Awaited<ReturnType<typeof buildApp>>;
  readonly database: Connections;
  /** The log entries so far. */
  readonly log: readonly Readonly<Record<string, unknown>>[];
}

const standard = readEnvironment({ DATABASE_URL: "postgres://localhost/none" }).settings;
const unlimited = { max: 1_000_000, window: 60_000 } as const;

/**
 * The product's settings, without rate limits, so that a test sets only those it checks, and with a long timeout for
 * recording rows, so that a busy machine records them too.
 */
export const defaults: Settings = {
  ...standard,
  limits: Object.fromEntries(limitNames.map((name) => [name, unlimited])) as Settings["limits"],
  recording: { ...standard.recording, wait: 10_000 },
};

/** Options of a service under test. */
export interface ServiceOptions extends Partial<Omit<Dependencies, "settings">> {
  /**
   * URL of an existing, migrated database. Default: one that later tests use again. A test that changes
   * a table's definition needs its own.
   */
  readonly url?: string;
  readonly settings?: Partial<Settings>;
  /** Whether the test needs one that no other has used: for what a service counts in memory. */
  readonly isFresh?: boolean;
}

async function startService(url: string, options: ServiceOptions) {
  const database = options.database ?? connect(url);
  const recording = options.recording ?? connect(url, "record");
  const log: Record<string, unknown>[] = [];
  const app = await buildApp({
    now: () => now,
    database,
    recording,
    log: {
      level: "info",
      stream: { write: (line) => void log.push(JSON.parse(line) as Record<string, unknown>) },
    },
    ...options,
    settings: { ...defaults, ...options.settings },
  });
  return { app, database, log, recording };
}

/** Services whose tests have ended, emptied for the next, by their options. */
const idle = new Map<string, Awaited<ReturnType<typeof startService>>[]>();

/** Returns whether a service with these options keeps nothing in memory that another test could notice. */
function isShared({ settings = {}, url = nowhere, ...others }: ServiceOptions): boolean {
  const names = [...Object.keys(settings), ...Object.keys(others)];
  return url === nowhere && names.every((name) => name === "operatorToken" || name === "mail");
}

/** Starts a service. Tests with the same plain options use one after the other, because starting it takes longest. */
export async function service(options: ServiceOptions = {}): Promise<Service> {
  if (isShared(options)) {
    const key = JSON.stringify(options);
    const free = idle.get(key) ?? [];
    idle.set(key, free);
    const shared =
      free.pop() ?? (await startService(options.url ?? emptied.pop() ?? (await migratedDatabase()), options));
    onTestFinished(async () => {
      if (options.url === undefined) await empty(shared.database);
      shared.log.length = 0;
      free.push(shared);
    });
    return shared;
  }
  const url = options.url ?? emptied.pop() ?? (await migratedDatabase());
  const { app, database, log, recording } = await startService(url, options);
  onTestFinished(async () => {
    await app.close();
    if (options.url === undefined) {
      const own = connect(url, "migrate");
      await empty(own);
      await own.destroy();
      emptied.push(url);
    }
    await Promise.all([database.destroy(), recording.destroy()]);
  });
  return { app, database, log };
}
