import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { expect, it, onTestFinished } from "vitest";
import { startBundledDatabase } from "./bundled-database.ts";
import { startPostgres } from "./postgres.ts";

async function query(connectionString: string, ...statements: readonly string[]): Promise<unknown> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    let rows: unknown;
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

it("connects as a role that owns its tables, also those of earlier versions, and isn't a superuser", async () => {
  const parent = mkdtempSync(join(tmpdir(), "heater-age-role-"));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  const folder = join(parent, "postgres");
  const earlier = await startPostgres({ folder });
  await query(earlier.url(), "create database heater_age");
  await query(
    earlier.url("heater_age"),
    "create table old (id integer primary key generated always as identity)",
  );
  await earlier.stop();
  for (const column of ["one", "two"]) {
    const { url, stop } = await startBundledDatabase({ folder });
    onTestFinished(stop);
    const change = `alter table old add ${column} integer`;
    const role = "select current_user, rolsuper from pg_roles where rolname = current_user";
    const rows = await query(
      url,
      change,
      "insert into old default values",
      "create table if not exists new ()",
      role,
    );
    expect(rows).toEqual([{ current_user: "heater_age", rolsuper: false }]);
    await expect(query(url, "copy old to program 'cat'")).rejects.toThrow(/permission denied/u);
    await stop();
  }
});
