import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { inject, onTestFinished } from "vitest";
import { buildApp, type Dependencies } from "../src/app.ts";
import { connect, type Connections } from "../src/db/connect.ts";
import { migrate } from "../src/db/migrate.ts";
import { limitNames, readEnvironment, type Settings } from "../src/config/env.ts";
import { seedModels } from "../src/models/seed.ts";

/** The moment that a service under test takes for now. */
export const now = new Date("2026-11-20T09:30:00.000Z");

/** The address of a database that cannot be reached. */
export const nowhere = "postgres://127.0.0.1:1/none";

/** The address of a database of the test run's server. */
export function addressOf(name: string): string {
  const server = inject("postgresUrl");
  return server.slice(0, server.lastIndexOf("/") + 1) + name;
}

const server = connect(inject("postgresUrl"), "migrate");

/** Makes a database for one test out of another, and gives its address. */
async function databaseLike(template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  // Copying files takes half as long as copying through the log, which is for servers that others work with.
  await sql`create database ${sql.id(name)} template ${sql.id(template)} strategy file_copy`.execute(server);
  return addressOf(name);
}

/** Makes an empty database for one test, and gives its address. */
export const emptyDatabase = (): Promise<string> => databaseLike("template1");

type Fill = (url: string) => Promise<void>;

const withModels: Fill = async (url) => {
  await migrate(url);
  await seedModels(url);
};

/** Fills a database that others are copies of: the first test of the first file does, the others wait. */
async function makePattern(name: string, fill: Fill): Promise<string> {
  const own = connect(inject("postgresUrl"), "migrate");
  const unfinished = `${name}_unfinished`;
  try {
    return await own.connection().execute(async (connection) => {
      // Held until the connection ends.
      await sql`select pg_advisory_lock(1)`.execute(connection);
      const { rows } = await sql`select from pg_database where datname = ${name}`.execute(connection);
      if (rows.length > 0) return name;
      await sql`drop database if exists ${sql.id(unfinished)}`.execute(connection);
      await sql`create database ${sql.id(unfinished)}`.execute(connection);
      await fill(addressOf(unfinished));
      await sql`alter database ${sql.id(unfinished)} rename to ${sql.id(name)}`.execute(connection);
      return name;
    });
  } finally {
    await own.destroy();
  }
}

/** Returns a maker of copies of a database that is filled once. */
function copiesOf(name: string, fill: Fill): () => Promise<string> {
  let pattern: Promise<string> | undefined;
  return async () => databaseLike(await (pattern ??= makePattern(name, fill)));
}

/** Makes a migrated database for one test, and gives its address. */
export const migratedDatabase = copiesOf("migrated", migrate);

/** Makes a migrated database with the catalogue for one test, and gives its address. */
export const databaseWithModels = copiesOf("with_models", withModels);

/** A service with a database of its own, as long as the test runs. */
export interface Service {
  readonly app: Awaited<ReturnType<typeof buildApp>>;
  readonly database: Connections;
  /** What it has logged so far, one object a line. */
  readonly log: readonly Readonly<Record<string, unknown>>[];
}

const standard = readEnvironment({ DATABASE_URL: "postgres://localhost/none" }).settings;
const unlimited = { max: 1_000_000, window: 60_000 } as const;

/**
 * The settings as the product has them, but without limits for visitors, so that a test sets those that it is about,
 * and with a long wait for rows, so that a busy machine records them.
 */
export const defaults: Settings = {
  ...standard,
  limits: Object.fromEntries(limitNames.map((name) => [name, unlimited])) as Settings["limits"],
  recording: { ...standard.recording, wait: 10_000 },
};

/** What a test says about the service that it needs. */
export interface ServiceOptions extends Partial<Omit<Dependencies, "settings">> {
  /** A database that is there and migrated. Default: an own one. */
  readonly url?: string;
  readonly settings?: Partial<Settings>;
}

/** Builds a service. */
export async function service(options: ServiceOptions = {}): Promise<Service> {
  const url = options.url ?? (await databaseWithModels());
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
  onTestFinished(async () => {
    await app.close();
    await Promise.all([database.destroy(), recording.destroy()]);
  });
  return { app, database, log };
}
