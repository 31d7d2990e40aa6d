import { migrationProvider } from "@heater-age/api/src/db/migrations/index";
import type { Client } from "pg";
import type { Fault } from "./fault.ts";

// The lock that Kysely holds while it migrates.
const lock = "3853314791062309107";
const busy = 12;

let holder: Client | undefined;

/** The service starts on an empty database, and traffic starts before the migration can. */
export const migrateInTraffic: Fault = {
  name: "migrate",
  title: "Migration of a database during traffic",
  mayRefuse: true,
  fromStart: true,
  options: {
    before: async (database) => {
      holder = await database.connect();
      await holder.query(`select pg_advisory_lock(${lock})`);
    },
  },
  make: async ({ stack: { database }, during, seconds }) => {
    await during(async () => {
      await seconds(busy);
      await holder?.end();
      const last = Object.keys(await migrationProvider.getMigrations())
        .toSorted()
        .at(-1);
      const table = "select from pg_class where oid = to_regclass('kysely_migration')";
      while ((await database.ask(table)).length === 0) await seconds(0.2);
      const done = "select from kysely_migration where name = $1";
      while ((await database.ask(done, [last])).length === 0) await seconds(0.2);
    });
  },
};
