import { sql } from "kysely";
import { expect, it } from "vitest";
import { openDatabase } from "../../../test/recorded.ts";
import { emptyDatabase, migratedDatabase } from "../../../test/service.ts";
import type { Connections } from "../connect.ts";
import { migrate } from "../migrate.ts";
import { migrationProvider } from "./index.ts";

const names = Object.keys(await migrationProvider.getMigrations());

async function listColumns(database: Connections, table: string): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly line: string }>`
    select format('%s %s %s', column_name, data_type, is_nullable) as line
    from information_schema.columns where table_name = ${table} order by 1`.execute(database);
  return rows.map(({ line }) => line);
}

const check = { brand: "rheem", serial_number: "RH0504B01826" };

it("run in the order of their names", () => {
  expect(names).toEqual(names.toSorted());
});

it("create the table of checks as specified, with the source of each check's time and its id", async () => {
  const database = openDatabase(await migratedDatabase());
  expect(await listColumns(database, "water_heater_checks")).toEqual([
    "age_months integer YES",
    "age_years integer YES",
    "brand text NO",
    "check_id uuid YES",
    "checked_at timestamp with time zone NO",
    "client_time boolean NO",
    "id integer NO",
    "manufacturing_date text YES",
    "model_number text YES",
    "serial_number text NO",
  ]);
  await database.insertInto("water_heater_checks").values(check).execute();
  const row = await database.selectFrom("water_heater_checks").selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ id: 1, ...check, model_number: null, checked_at: expect.any(Date) as Date });
});

it("create the table of shares as specified", async () => {
  const database = openDatabase(await migratedDatabase());
  expect(await listColumns(database, "share_counters")).toEqual([
    "count integer NO",
    "id integer NO",
    "last_shared_at timestamp with time zone NO",
    "platform text NO",
    "type text NO",
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

it("run once when several instances start simultaneously", async () => {
  const url = await emptyDatabase();
  await Promise.all(Array.from({ length: 6 }, () => migrate(url)));
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    openDatabase(url),
  );
  expect(rows.map(({ name }) => name)).toEqual(names);
});
