import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { expect, it, onTestFinished } from "vitest";
import { startBundledDatabase } from "./bundled-database.ts";

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

it("connects as a role that owns its database and isn't a superuser, at each start", async () => {
  const parent = mkdtempSync(join(tmpdir(), "heater-age-role-"));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  for (const table of ["one", "two"]) {
    const { url, stop } = await startBundledDatabase({ folder: join(parent, "postgres") });
    onTestFinished(stop);
    const role = "select current_user, rolsuper from pg_roles where rolname = current_user";
    const rows = await query(url, `create table ${table} ()`, role);
    expect(rows).toEqual([{ current_user: "heater_age", rolsuper: false }]);
    await expect(query(url, `copy ${table} to program 'cat'`)).rejects.toThrow(/permission denied/u);
    await stop();
  }
});
