import { type Kysely, sql } from "kysely";
import { Migrator, NO_MIGRATIONS } from "kysely/migration";
import { expect, it, onTestFinished } from "vitest";
import { emptyDatabase } from "../../../test/service.ts";
import { connect } from "../connect.ts";
import { migrate } from "../migrate.ts";
import type { Database } from "../schema.ts";
import { migrationProvider } from "./index.ts";

async function open(): Promise<{ readonly url: string; readonly database: Kysely<Database> }> {
  const url = await emptyDatabase();
  const database = connect(url, "migrate");
  onTestFinished(() => database.destroy());
  return { url, database };
}

async function columns(database: Kysely<Database>) {
  const { rows } = await sql<Record<string, string>>`
    select column_name, data_type, is_nullable from information_schema.columns
    where table_name = 'water_heater_checks' order by ordinal_position`.execute(database);
  return rows.map(
    (row) => `${row["column_name"]} ${row["data_type"]}${row["is_nullable"] === "NO" ? " required" : ""}`,
  );
}

async function backToNothing(database: Kysely<Database>) {
  const { error } = await new Migrator({ db: database, provider: migrationProvider }).migrateTo(
    NO_MIGRATIONS,
  );
  expect(error).toBeUndefined();
}

const check = { brand: "rheem", serial_number: "RH0504B01826" };

it("makes the table of the specification", async () => {
  const { url, database } = await open();
  await migrate(url);
  expect(await columns(database)).toEqual([
    "id integer required",
    "brand text required",
    "model_number text",
    "serial_number text required",
    "manufacturing_date text",
    "age_years integer",
    "age_months integer",
    "checked_at timestamp with time zone required",
  ]);
  await database.insertInto("water_heater_checks").values(check).execute();
  const row = await database.selectFrom("water_heater_checks").selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ id: 1, ...check, model_number: null, checked_at: expect.any(Date) as Date });
});

it("goes back and forth on an empty and on a filled database", async () => {
  const { url, database } = await open();
  await migrate(url);
  await backToNothing(database);
  expect(await columns(database)).toEqual([]);

  await migrate(url);
  await database.insertInto("water_heater_checks").values([check, check]).execute();
  await backToNothing(database);
  expect(await columns(database)).toEqual([]);

  await migrate(url);
  expect(await database.selectFrom("water_heater_checks").selectAll().execute()).toEqual([]);
});

it("leaves the rows alone when there is nothing to migrate", async () => {
  const { url, database } = await open();
  await migrate(url);
  await database.insertInto("water_heater_checks").values(check).execute();
  await migrate(url);
  expect(await database.selectFrom("water_heater_checks").selectAll().execute()).toHaveLength(1);
});

it("migrates once when many instances start at the same moment", async () => {
  const { url, database } = await open();
  await Promise.all(Array.from({ length: 6 }, () => migrate(url)));
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database);
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(await migrationProvider.getMigrations()));
});
