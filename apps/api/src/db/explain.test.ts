import { sql } from "kysely";
import { expect, it } from "vitest";
import { expectIndexed } from "../../test/explain.ts";
import { service } from "../../test/service.ts";

it("accepts an index search", async () => {
  const { database } = await service();
  await expectIndexed(database, async (open) => {
    await open.selectFrom("water_heater_checks").select("id").where("checked_at", "<", new Date(0)).execute();
    await open.selectFrom("water_heater_checks").select("id").orderBy("checked_at").limit(5).execute();
    await sql`delete from water_heater_checks where id = ${7}`.execute(open);
  });
});

it.each([
  ["a column without an index", sql`select id from water_heater_checks where serial_number = ${"x"}`],
  ["a whole index", sql`select id from water_heater_checks order by id`],
  ["a sum of everything", sql`select count(*) from water_heater_checks where brand = ${"rheem"}`],
])("refuses %s", async (_name, statement) => {
  const { database } = await service();
  const run = () => expectIndexed(database, (open) => statement.execute(open));
  await expect(run()).rejects.toThrow(/Scan on water_heater_checks/u);
});

it("accepts a full scan of a table that does not grow", async () => {
  const { database } = await service();
  await expectIndexed(database, (open) => sql`select * from check_totals`.execute(open), ["check_totals"]);
});
