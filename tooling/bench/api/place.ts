import { closeSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { devNull, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { local, startApi } from "@heater-age/run/apps";
import { connect, type Connections } from "@heater-age/api/src/db/connect";
import { migrate } from "@heater-age/api/src/db/migrate";
import { seedModels } from "@heater-age/api/src/models/seed";
import { freePorts } from "@heater-age/run/ports";
import { startPostgres } from "@heater-age/run/postgres";
import type { Service } from "@heater-age/run/service";
import { sql } from "kysely";
import { shareCores } from "./cores.ts";

const bareServer = fileURLToPath(new URL("bare-server.ts", import.meta.url));

/** A measured server. */
export interface Side {
  readonly url: string;
  readonly service: Service;
}

/** The setup for measuring servers: a PostgreSQL whose commits wait for the disk, and a core only for servers. */
export interface Place {
  /** Creates a database like the product's, with the model catalog and no checks. */
  readonly database: (name: string) => Promise<{ readonly url: string; readonly connections: Connections }>;
  /** Starts the API with the product's settings, and rate limits too high to refuse a request. */
  readonly api: (databaseUrl: string, variables?: Readonly<Record<string, string>>) => Promise<Side>;
  /** Starts the server to compare with. With a database, it inserts a row for each check. */
  readonly bare: (databaseUrl?: string) => Promise<Side>;
  /** Folder for temporary files. */
  readonly folder: string;
}

const unlimited = {
  ...Object.fromEntries(
    ["CHECKS", "BATCHES", "REPORTS", "READS"].map((name) => [`${name}_PER_MINUTE`, "1000000"]),
  ),
  BATCH_CHECKS_PER_MINUTE: "100000000",
  RECORDS_PER_DAY: "100000000",
};

/** Runs a measurement in a place that is removed afterward. */
export async function inPlace<Result>(measure: (place: Place) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "heater-age-bench-"));
  const log = openSync(devNull, "a");
  const cores = shareCores();
  const stops: (() => Promise<unknown>)[] = [];
  const start = async (
    variables: Readonly<Record<string, string>>,
    options: { readonly command?: readonly string[] } = {},
  ): Promise<Side> => {
    const port = await freePorts(1, 4810);
    const service = await startApi({
      name: "The server",
      port,
      log,
      under: cores.server,
      variables: { NODE_ENV: "production", ...variables },
      ...options,
    });
    stops.push(() => service.stop());
    return { url: local(port), service };
  };
  try {
    const postgres = await startPostgres({ folder: join(folder, "postgres") });
    stops.push(() => postgres.stop());
    const server = connect(postgres.url(), "migrate");
    stops.push(() => server.destroy());
    return await measure({
      folder,
      database: async (name) => {
        await sql`create database ${sql.id(name)}`.execute(server);
        const url = postgres.url(name);
        await migrate(url);
        await seedModels(url);
        const connections = connect(url, "migrate");
        stops.push(() => connections.destroy());
        return { url, connections };
      },
      api: (databaseUrl, variables) => start({ DATABASE_URL: databaseUrl, ...unlimited, ...variables }),
      bare: (databaseUrl) =>
        start(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }, { command: [bareServer] }),
    });
  } finally {
    for (const stop of stops.toReversed()) await stop().catch(() => {});
    cores.release();
    closeSync(log);
    rmSync(folder, { recursive: true, force: true });
  }
}
