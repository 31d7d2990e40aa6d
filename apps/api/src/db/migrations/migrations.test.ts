import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { countRows, fillTables } from "../../../test/rows.ts";
import { emptyDatabase } from "../../../test/service.ts";
import { type Connections, connect } from "../connect.ts";
import { migrate } from "../migrate.ts";
import { migrationProvider } from "./index.ts";

async function open(): Promise<{ readonly url: string; readonly database: Connections }> {
  const url = await emptyDatabase();
  const database = connect(url, "migrate");
  onTestFinished(() => database.destroy());
  return { url, database };
}

const names = Object.keys(await migrationProvider.getMigrations());

/** Returns every column, index and constraint. */
async function shape(database: Connections): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly line: string }>`
    select format('%s.%s %s %s', table_name, column_name, data_type, is_nullable) as line
    from information_schema.columns where table_schema = 'public' and table_name not like 'kysely%'
    union all select indexdef from pg_indexes where schemaname = 'public' and tablename not like 'kysely%'
    union all select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace and conrelid::regclass::text not like 'kysely%'
    order by 1`.execute(database);
  return rows.map(({ line }) => line);
}

const moment = new Date("2026-11-20T09:30:00.000Z");
const check = { brand: "rheem", serial_number: "RH0504B01826" };

it("run in the order of their names", () => {
  expect(names).toEqual(names.toSorted());
});

it("create the table of checks as specified, with the source of each check's time and its id", async () => {
  const { url, database } = await open();
  await migrate(url);
  const columns = (await shape(database)).filter((line) => line.startsWith("water_heater_checks."));
  expect(columns).toEqual([
    "water_heater_checks.age_months integer YES",
    "water_heater_checks.age_years integer YES",
    "water_heater_checks.brand text NO",
    "water_heater_checks.check_id uuid YES",
    "water_heater_checks.checked_at timestamp with time zone NO",
    "water_heater_checks.client_time boolean NO",
    "water_heater_checks.id integer NO",
    "water_heater_checks.manufacturing_date text YES",
    "water_heater_checks.model_number text YES",
    "water_heater_checks.serial_number text NO",
  ]);
  await database.insertInto("water_heater_checks").values(check).execute();
  const row = await database.selectFrom("water_heater_checks").selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ id: 1, ...check, model_number: null, checked_at: expect.any(Date) as Date });
});

it("create the table of shares as specified", async () => {
  const { url, database } = await open();
  await migrate(url);
  const columns = (await shape(database)).filter((line) => line.startsWith("share_counters."));
  expect(columns).toEqual([
    "share_counters.count integer NO",
    "share_counters.id integer NO",
    "share_counters.last_shared_at timestamp with time zone NO",
    "share_counters.platform text NO",
    "share_counters.type text NO",
  ]);
  const row = await database
    .insertInto("share_counters")
    .values({ type: "website", platform: "copy" })
    .returningAll()
    .executeTakeFirstOrThrow();
  expect(row).toEqual({
    id: 1,
    type: "website",
    platform: "copy",
    count: 0,
    last_shared_at: expect.any(Date) as Date,
  });
});

it("keep all rows when there is nothing to do", async () => {
  const { url, database } = await open();
  await migrate(url);
  await fillTables(database, moment);
  const before = await countRows(database);
  await migrate(url);
  expect(await countRows(database)).toEqual(before);
});

it("run once when several instances start simultaneously", async () => {
  const { url, database } = await open();
  await Promise.all(Array.from({ length: 6 }, () => migrate(url)));
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    database,
  );
  expect(rows.map(({ name }) => name)).toEqual(names);
});
