import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { openDatabase } from "../../test/recorded.ts";
import { emptyDatabase } from "../../test/service.ts";
import { type Connections, connect } from "./connect.ts";

/** Opens a single connection, whose statements time out after two seconds. */
async function open(settings = "") {
  const database = connect(`${await emptyDatabase()}${settings}`, "record");
  onTestFinished(() => database.destroy());
  return database;
}

async function findProcess(database: Connections): Promise<number | undefined> {
  const { rows } = await sql<{ readonly pid: number }>`select pg_backend_pid() as pid`.execute(database);
  return rows[0]?.pid;
}

it("keeps its connection after a refused statement", async () => {
  const database = await open();
  expect(database.usage()).toEqual({ total: 0, idle: 0, waiting: 0 });
  const first = await findProcess(database);
  await expect(sql`select 1 / 0`.execute(database)).rejects.toMatchObject({ code: "22012" });
  expect(await findProcess(database)).toBe(first);
  expect(database.usage()).toEqual({ total: 1, idle: 1, waiting: 0 });
});

it("does not wait for a statement that has timed out", async () => {
  const database = await open();
  const first = await findProcess(database);
  await expect(sql`select pg_sleep(30)`.execute(database)).rejects.toThrow("timeout");
  expect(await findProcess(database)).not.toBe(first);
});

it("disconnects from a read-only server, which may no longer be the primary", async () => {
  const database = await open(`?options=${encodeURIComponent("-c default_transaction_read_only=on")}`);
  const first = await findProcess(database);
  await expect(sql`create table attempt ()`.execute(database)).rejects.toMatchObject({ code: "25006" });
  expect(await findProcess(database)).not.toBe(first);
});

it("prepares each of its statements once per connection, and no statements of other connections", async () => {
  const database = await open();
  const prepared = (on: Connections) =>
    sql<{ readonly statement: string }>`select statement from pg_prepared_statements order by name`.execute(
      on,
    );
  await expect(sql`select nothing`.execute(database)).rejects.toMatchObject({ code: "42703" });
  for (const value of [1, 2, 3]) await sql`select ${value}::integer as given`.execute(database);
  await findProcess(database);
  const { rows } = await prepared(database);
  expect(rows.map(({ statement }) => statement)).toEqual([
    "select $1::integer as given",
    "select pg_backend_pid() as pid",
    expect.stringContaining("pg_prepared_statements"),
  ]);

  expect((await prepared(openDatabase(await emptyDatabase()))).rows).toEqual([]);
});
