import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";
import { type Kysely, sql } from "kysely";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { makeReport } from "../../test/reports.ts";
import { countRows, fillTables, findAllTables } from "../../test/rows.ts";
import { emptyDatabase, migratedDatabase, nowhere, now, service } from "../../test/service.ts";
import { connect } from "../db/connect.ts";
import type { Database } from "../db/schema.ts";
import { backUp } from "./back-up.ts";
import { checkBackup, restore, type RestoreOptions } from "./restore.ts";

const folder = mkdtempSync(join(tmpdir(), "backup-test-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const newFile = (): string => join(folder, randomUUID());

async function restoreFile(url: string, file: string, options?: RestoreOptions) {
  return restore(url, await checkBackup(file), options);
}

function open(url: string): Kysely<Database> {
  const database = connect(url);
  onTestFinished(() => database.destroy());
  return database;
}

/** Creates a database like the service's, with a row in every table and texts that are hard to escape. */
async function filled() {
  const url = await migratedDatabase();
  const database = open(url);
  await fillTables(database, now);
  await database
    .updateTable("contact_messages")
    .set({ message: '\\.\n\\.\r\n\t\u2028 "Gerät" 😀 \\N\\', phone: "" })
    .execute();
  return { url, database };
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

/** Writes the contents of a backup with another text. */
function rewrite(file: string, change: (text: string) => string): string {
  const changed = newFile();
  writeFileSync(changed, gzipSync(change(gunzipSync(readFileSync(file)).toString())));
  return changed;
}

describe("a backup", () => {
  it("restores every row of every table into a new database, and continues its IDs", async () => {
    const { url, database } = await filled();
    const file = newFile();
    const rows = await backUp(url, file);
    const fresh = await emptyDatabase();
    expect((await restoreFile(fresh, file)).replaced).toBeUndefined();
    const restored = open(fresh);
    expect(await readContents(restored)).toEqual(await readContents(database));
    expect(await countRows(restored)).toMatchObject(rows);
    expect(Object.values(rows).every((count) => count > 0)).toBe(true);
    const before = await countRows(restored);
    await fillTables(restored, new Date(now.getTime() + 1));
    expect((await countRows(restored))["corrections"]).toBe((before["corrections"] ?? 0) + 1);
  });

  it("is a consistent snapshot while checks are recorded, with all earlier ones", async () => {
    const url = await migratedDatabase();
    const running = await service({ url });
    const report = await makeReport(running);
    let recorded = 0;
    const over = new AbortController();
    const send = async (): Promise<void> => {
      while (!over.signal.aborted) {
        const payload = { brand: "rheem", serialNumber: `0504${String(recorded).padStart(6, "0")}` };
        const answer = await running.app.inject({ method: "POST", url: "/api/check", payload });
        if (answer.json<{ recorded: boolean }>().recorded) recorded += 1;
      }
    };
    const senders = Promise.all([send(), send(), send()]);
    await expect.poll(() => recorded, { timeout: 30_000 }).toBeGreaterThan(50);
    const promised = recorded;
    const files = [newFile(), newFile(), newFile()] as const;
    for (const file of files) await backUp(url, file);
    over.abort();
    await senders;
    expect(recorded).toBeGreaterThan(promised);

    const fresh = await emptyDatabase();
    await restoreFile(fresh, files[2]);
    const restored = await service({ url: fresh });
    const { rows } = await sql<{ readonly checks: number; readonly counted: number; readonly total: number }>`
      select (select count(*) from water_heater_checks)::integer as checks,
        (select sum(checks) from check_counts)::integer as counted,
        (select sum(checks) from check_totals)::integer as total`.execute(restored.database);
    const checks = rows[0]?.checks ?? 0;
    expect(rows).toEqual([{ checks, counted: checks, total: checks }]);
    expect(checks).toBeGreaterThanOrEqual(promised);
    const [there, here] = await Promise.all(
      [running, restored].map(({ app }) => app.inject(`/api/reports/${report.id}`)),
    );
    expect(here?.statusCode).toBe(200);
    expect(here?.json()).toEqual(there?.json());
  });

  it("of an earlier development version is refused, and so is its database", async () => {
    const { url, database } = await filled();
    const file = newFile();
    await backUp(url, file);
    const old = rewrite(file, (text) => text.replace("0001_initial", "0001_water_heater_checks"));
    await expect(checkBackup(old)).rejects.toThrow(/^The backup is of an earlier development version/u);
    await sql`update kysely_migration set name = '0001_water_heater_checks'`.execute(database);
    await expect(backUp(url, newFile())).rejects.toThrow(/^The database is of an earlier development/u);
  });

  it("never overwrites a file, leaves none after a failure, and is readable only by its owner", async () => {
    const { url } = await filled();
    const file = newFile();
    await backUp(url, file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const before = readFileSync(file);
    await expect(backUp(url, file)).rejects.toThrow(/exists\. A backup replaces no file/u);
    expect(readFileSync(file)).toEqual(before);
    await expect(backUp(url, join(folder, "missing", "file"))).rejects.toThrow(
      /file cannot be written: ENOENT: /u,
    );
    await expect(backUp(await emptyDatabase(), newFile())).rejects.toThrow(/no tables of Heater Age/u);
    await expect(backUp(nowhere, newFile())).rejects.toThrow(
      "The PostgreSQL at 127.0.0.1:1 cannot be reached: connect ECONNREFUSED 127.0.0.1:1",
    );
    const [controller, interrupted] = [new AbortController(), newFile()];
    controller.abort();
    await expect(backUp(url, interrupted, controller.signal)).rejects.toThrow(/aborted/u);
    expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
    expect(existsSync(interrupted)).toBe(false);
  });

  it("is refused for the database of a newer release", async () => {
    const { url, database } = await filled();
    await sql`insert into kysely_migration values ('9999_later', '2030-01-01')`.execute(database);
    await expect(backUp(url, newFile())).rejects.toThrow(/database is of a newer release, with 9999_later/u);
    const current = await filled();
    const file = newFile();
    await backUp(current.url, file);
    await expect(restoreFile(url, file, { replaced: newFile() })).rejects.toThrow(
      /database is of a newer release/u,
    );
  });
});

describe("a restore", () => {
  it("refuses a database with rows, unless it backs them up first", async () => {
    const [old, other] = [await filled(), await filled()];
    const [oldFile, otherFile, replaced] = [newFile(), newFile(), newFile()];
    await backUp(old.url, oldFile);
    const running = await service({ url: other.url });
    await makeReport(running);
    await backUp(other.url, otherFile);
    const before = await readContents(other.database);
    await expect(restoreFile(other.url, oldFile)).rejects.toThrow(
      /^The database is not empty: it has \d+ rows\. With --replace /u,
    );
    expect(await readContents(other.database)).toEqual(before);
    const restored = await restoreFile(other.url, oldFile, { replaced });
    expect(restored.replaced).toMatchObject({ reports: 2 });
    expect(await readContents(other.database)).toEqual(await readContents(old.database));
    const fresh = await emptyDatabase();
    await restoreFile(fresh, replaced);
    expect(await readContents(open(fresh))).toEqual(before);
    // A service that was running meanwhile continues.
    const payload = { brand: "rheem", serialNumber: "RH0504B01826" };
    const answer = await running.app.inject({ method: "POST", url: "/api/check", payload });
    expect(answer.json()).toMatchObject({ recorded: true });
  });

  it("treats a database with only the product's own catalog as empty", async () => {
    const { url, database } = await filled();
    const file = newFile();
    await backUp(url, file);
    const fresh = await migratedDatabase();
    expect((await restoreFile(fresh, file)).replaced).toBeUndefined();
    expect(await readContents(open(fresh))).toEqual(await readContents(database));
  });

  it.each([
    ["that is missing", () => newFile(), /^ENOENT: no such file or directory/u],
    ["of text", (file: string) => (writeFileSync(file, "PGDMP"), file)],
    ["of another kind", (file: string) => (writeFileSync(file, gzipSync("{}\n")), file)],
    [
      "that ends early",
      (file: string, whole: Buffer) => (writeFileSync(file, whole.subarray(0, -500)), file),
    ],
    [
      "with a byte changed",
      (file: string, whole: Buffer) => {
        whole.writeUInt8(whole.readUInt8(600) ^ 1, 600);
        writeFileSync(file, whole);
        return file;
      },
    ],
    [
      "with something behind its end",
      (file: string, whole: Buffer) => (
        writeFileSync(file, Buffer.concat([whole, gzipSync("more\n")])),
        file
      ),
      /has an unknown table/u,
    ],
    [
      "of a newer release",
      (_: string, __: Buffer, file: string) =>
        rewrite(file, (text) => text.replace('"],"sequences"', '","9999_later"],"sequences"')),
      /backup is of a newer release, with 9999_later/u,
    ],
  ])(
    "refuses a file %s before changing anything",
    async (_, make, reason = /or it is damaged or incomplete/u) => {
      const { url, database } = await filled();
      const file = newFile();
      await backUp(url, file);
      const bad = make(newFile(), readFileSync(file), file);
      const before = await readContents(database);
      await expect(restoreFile(url, bad, { replaced: newFile() })).rejects.toThrow(reason);
      expect(await readContents(database)).toEqual(before);
    },
  );

  it("changes nothing when the database refuses a row of the backup", async () => {
    const { url, database } = await filled();
    const file = newFile();
    await backUp(url, file);
    const bad = rewrite(file, (text) => text.replace('"level": "info"', '"level": "loud"'));
    const before = await readContents(database);
    await expect(restoreFile(url, bad, { replaced: newFile() })).rejects.toThrow(
      /client_errors_level_check/u,
    );
    expect(await readContents(database)).toEqual(before);
  });
});

const script = (name: string): string => fileURLToPath(new URL(`../../scripts/${name}.ts`, import.meta.url));

/** Runs a command in an environment without its own database. */
function run(name: string, options: readonly string[], under: readonly string[] = []) {
  const { DATABASE_URL: _, INIT_CWD: __, ...env } = process.env;
  const [program = process.execPath, ...rest] = [...under, process.execPath, script(name), ...options];
  return new Promise<{ readonly code: unknown; readonly output: string }>((resolve) => {
    execFile(program, rest, { env, cwd: folder }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: `${stdout}${stderr}` }),
    );
  });
}

describe("the commands", () => {
  it("work with the product's PostgreSQL, whether or not it is running", { timeout: 120_000 }, async () => {
    const { url, database } = await filled();
    const [first, second, third] = [newFile(), newFile(), newFile()];
    await backUp(url, first);
    const data = join(folder, "bundled");
    expect(await run("restore", ["none", "--data", data])).toMatchObject({ code: 1 });
    expect(existsSync(data)).toBe(false);
    const restored = await run("restore", [first, "--data", data]);
    expect(restored).toMatchObject({ code: 0 });
    const { kysely_migration: _, kysely_migration_lock: __, ...counts } = await countRows(database);
    const rows = Object.values(counts).reduce((sum, count) => sum + count);
    expect(restored.output).toMatch(/^Restored /u);
    expect(restored.output).toMatch(/\n {2}reports +1\n/u);
    expect(restored.output).toContain(`\n${rows} rows in ${Object.keys(counts).length} tables\n`);
    expect(existsSync(join(data, "data", "postmaster.pid"))).toBe(false);

    expect(await run("backup", [second, "--data", data])).toMatchObject({ code: 0 });
    expect(existsSync(join(data, "data", "postmaster.pid"))).toBe(false);
    const { openBundledDatabase } = await import("@heater-age/run/bundled-database");
    const running = await openBundledDatabase(data);
    expect(await run("backup", [third, "--data", data])).toMatchObject({ code: 0 });
    expect(await readContents(open(running.url))).toEqual(await readContents(database));
    const replaced = await run("restore", [first, "--replace", "--data", data]);
    expect(replaced).toMatchObject({ code: 0 });
    expect(replaced.output).toMatch(/^The service is running\. .+\nSaved what was there in /u);
    await running.stop();
  });

  it("report a full disk, and leave no partial file", async (context) => {
    const small = mkdtempSync(join(folder, "small-"));
    const asRoot = process.getuid?.() === 0 ? [] : ["--user", "--map-root-user"];
    const commands = `mount -t tmpfs -o size=64k tmpfs '${small}' && "$@"; code=$?; ls '${small}'; exit $code`;
    const inside = [...asRoot, "--mount", "sh", "-c", commands, "sh"];
    const { url, database } = await filled();
    await sql`insert into water_heater_checks (brand, serial_number)
      select 'rheem', gen_random_uuid()::text from generate_series(1, 20000)`.execute(database);
    const within = (program: string) =>
      new Promise<{ readonly code: unknown; readonly output: string }>((resolve) => {
        const options = [...inside, program, script("backup"), join(small, "file")];
        execFile(
          "unshare",
          options,
          { env: { ...process.env, DATABASE_URL: url } },
          (error, stdout, stderr) => resolve({ code: error?.code ?? 0, output: `${stdout}${stderr}` }),
        );
      });
    if ((await within("true")).code !== 0) return context.skip("no tmpfs may be mounted here");
    expect(await within(process.execPath)).toEqual({
      code: 1,
      output: `${join(small, "file")} cannot be written: ENOSPC: no space left on device, write\n`,
    });
    return undefined;
  });
});
