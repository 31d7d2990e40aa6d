import { migrationProvider } from "@heater-age/api/src/db/migrations/index";
import { Kysely, PostgresDialect } from "kysely";
import { Migrator } from "kysely/migration";
import { type Client, Pool } from "pg";
import type { Database } from "../stack/database.ts";
import type { Fault } from "./fault.ts";

const rows = 100_000;
// The lock that Kysely holds while it migrates.
const lock = "3853314791062309107";
const busy = 12;

const names = async (): Promise<readonly string[]> =>
  Object.keys(await migrationProvider.getMigrations()).toSorted();

/** Creates the database as before the last migration, with rows. */
async function makeOlder({ url, ask }: Database): Promise<void> {
  const pool = new Pool({ connectionString: url });
  const connections = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const migrator = new Migrator({ db: connections, provider: migrationProvider });
  const { error } = await migrator.migrateTo((await names()).at(-2) ?? "");
  await connections.destroy();
  if (error !== undefined) throw new Error("The older database could not be made", { cause: error });
  await ask(
    `insert into water_heater_checks (brand, serial_number, manufacturing_date, age_years, age_months)
     select 'rheem', 'older' || number, '2004-05', 22, 6 from generate_series(1, ${rows}) as number`,
  );
}

let holder: Client | undefined;

/** The new version starts on an older database, and traffic starts before the migration can. */
export const migrateInTraffic: Fault = {
  name: "migrate",
  title: "Migration of an older database during traffic",
  mayRefuse: true,
  fromStart: true,
  options: {
    before: async (database) => {
      await makeOlder(database);
      holder = await database.connect();
      await holder.query(`select pg_advisory_lock(${lock})`);
    },
  },
  make: async ({ stack: { database }, during, seconds }) => {
    await during(async () => {
      await seconds(busy);
      await holder?.end();
      const last = (await names()).at(-1);
      const done = "select from kysely_migration where name = $1";
      while ((await database.ask(done, [last])).length === 0) await seconds(0.2);
    });
  },
};
