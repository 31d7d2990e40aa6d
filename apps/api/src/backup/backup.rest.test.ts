import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";
import { type Kysely, sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../test/recorded.ts";
import { countRows, fillTables, findAllTables } from "../../test/rows.ts";
import { emptyDatabase, migratedDatabase, nowhere, now } from "../../test/service.ts";
import type { Database } from "../db/schema.ts";
import { backUp } from "./back-up.ts";
import { openBackup, restore } from "./restore.ts";

const folder = mkdtempSync(join(tmpdir(), "backup-test-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const newFile = (): string => join(folder, randomUUID());

const restoreFile = async (url: string, file: string) => restore(url, await openBackup(file));

/** Creates a database with a row in every table and texts that are hard to escape, and backs it up. */
async function filled() {
  const url = await migratedDatabase();
  const database = openDatabase(url);
  await fillTables(database, now);
  const message = '\\.\n\\.\r\n\t\u2028 "Gerät" 😀 \\N\\';
  await database.updateTable("contact_messages").set({ message, phone: "" }).execute();
  const file = newFile();
  return { url, database, file, rows: await backUp(url, file) };
}

/** Returns all rows of all tables as text. The times of migrations are those of each database. */
async function readContents(database: Kysely<Database>): Promise<Readonly<Record<string, unknown>>> {
  const contents: Record<string, unknown> = {};
  for (const table of await findAllTables(database)) {
    const { rows } = await sql<{ readonly row: string }>`
      select (to_jsonb(each) - 'timestamp')::text as row from ${sql.table(table)} as each order by 1`.execute(
      database,
    );
    contents[table] = rows;
  }
  return contents;
}

describe("a backup", () => {
  it.each([
    ["an empty database", emptyDatabase],
    ["a database without rows", migratedDatabase],
  ])("restores every row of every table into %s, and continues its ids", async (_, create) => {
    const { database, file, rows } = await filled();
    expect(Object.values(rows).every((count) => count > 0)).toBe(true);
    const url = await create();
    expect(await restoreFile(url, file)).toEqual(rows);
    const restored = openDatabase(url);
    expect(await readContents(restored)).toEqual(await readContents(database));
    await fillTables(restored, new Date(now.getTime() + 1));
    expect((await countRows(restored))["client_errors"]).toBe(2);
  });

  it("is one snapshot while rows are added", async () => {
    const { url, database } = await filled();
    const over = new AbortController();
    const add = async (): Promise<void> => {
      while (!over.signal.aborted)
        await sql`with added as (insert into share_ids (id) values (gen_random_uuid()))
          insert into ai_answers (brand, model_key, language_model)
          values ('rheem', gen_random_uuid()::text, 'test')`.execute(database);
    };
    const adding = Promise.all([add(), add(), add()]);
    const backups = [];
    for (let count = 0; count < 5; count++) backups.push(await backUp(url, newFile()));
    over.abort();
    await adding;
    for (const rows of backups) expect(rows["share_ids"]).toBe(rows["ai_answers"]);
    expect(backups.at(-1)?.["share_ids"]).toBeGreaterThan(backups[0]?.["share_ids"] ?? Infinity);
  });

  it("replaces no file, leaves none after a failure, and is readable only by its owner", async () => {
    const { url, file } = await filled();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(backUp(url, file)).rejects.toThrow(/exists\. A backup replaces no file/u);
    await expect(backUp(await emptyDatabase(), newFile())).rejects.toThrow(/no tables of Heater Age/u);
    await expect(backUp(nowhere, newFile())).rejects.toThrow("connect ECONNREFUSED 127.0.0.1:1");
    const unwritable = join(folder, "missing", "file");
    await expect(backUp(url, unwritable)).rejects.toThrow(/ENOENT/u);
    expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
  });

  it("is refused for the database of another release, and not restored over rows", async () => {
    const { url, database, file } = await filled();
    const before = await readContents(database);
    await expect(restoreFile(url, file)).rejects.toThrow(/The database is not empty/u);
    expect(await readContents(database)).toEqual(before);
    await sql`insert into kysely_migration values ('9999_later', '2030-01-01')`.execute(database);
    await expect(backUp(url, newFile())).rejects.toThrow(/database is of another release, with 9999_later/u);
  });

  const change = (edit: (whole: Buffer) => Buffer) => (file: string) => {
    const changed = newFile();
    writeFileSync(changed, edit(readFileSync(file)));
    return changed;
  };
  const replaceIn = (text: string | RegExp, by: string) =>
    change((whole) => gzipSync(gunzipSync(whole).toString().replace(text, by)));
  it.each<readonly [string, (file: string) => string, RegExp]>([
    ["that is missing", newFile, /^ENOENT: no such file or directory/u],
    ["of text", change(() => Buffer.from("PGDMP")), /is no backup of Heater Age/u],
    ["of another kind", change(() => gzipSync("{}\n")), /is no backup of Heater Age/u],
    ["that ends early", change((whole) => whole.subarray(0, -500)), /or it is damaged/u],
    ["with a byte changed", change((whole) => whole.fill(1, 600, 601)), /damaged|syntax|invalid|unknown/u],
    ["with more at its end", change((whole) => Buffer.concat([whole, gzipSync("x\n")])), /unknown table: x/u],
    [
      "of a newer release",
      replaceIn(/"schema":"\d{4}/u, '"schema":"9999'),
      /is of another release, with 9999/u,
    ],
    ["whose columns differ", replaceIn("\tage_years\t", "\tage\t"), /column name mismatch/u],
    ["with a value that is refused", replaceIn(/\tinfo\tclient\t/u, "\tloud\tclient\t"), /level_check/u],
  ])("changes nothing from a file %s", async (_, edit, reason) => {
    const { file } = await filled();
    const url = await emptyDatabase();
    await expect(restoreFile(url, edit(file))).rejects.toThrow(reason);
    expect(await findAllTables(openDatabase(url))).toEqual([]);
  });
});

/** Runs a command in an environment without its own database. */
function run(name: string, ...options: readonly string[]) {
  const { DATABASE_URL: _, INIT_CWD: __, ...env } = process.env;
  const script = fileURLToPath(new URL(`../../scripts/${name}.ts`, import.meta.url));
  return new Promise<{ readonly code: unknown; readonly output: string }>((resolve) => {
    execFile(process.execPath, [script, ...options], { env, cwd: folder }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: `${stdout}${stderr}` }),
    );
  });
}

it("the commands work with the product's PostgreSQL, running or not", { timeout: 120_000 }, async () => {
  const { database, file } = await filled();
  const data = join(folder, "bundled");
  expect(await run("restore", "none", "--data", data)).toMatchObject({ code: 1 });
  expect(existsSync(data)).toBe(false);
  const { code, output } = await run("restore", file, "--data", data);
  expect({ code, output }).toMatchObject({ code: 0 });
  expect(output).toMatch(/^Restored [^]+ reports +│ 1 /u);
  const isRunning = () => existsSync(join(data, "data", "postmaster.pid"));
  expect(isRunning()).toBe(false);
  expect(await run("backup", newFile(), "--data", data)).toMatchObject({ code: 0 });
  expect(isRunning()).toBe(false);
  const { openBundledDatabase } = await import("@heater-age/run/bundled-database");
  const running = await openBundledDatabase(data);
  expect(await run("backup", newFile(), "--data", data)).toMatchObject({ code: 0 });
  expect(await readContents(openDatabase(running.url))).toEqual(await readContents(database));
  await running.stop();
});
