import type { ChildProcess } from "node:child_process";
import { spawn } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findPostgres, startPostgres } from "./postgres.ts";
import { isAlive } from "./processes.ts";

const scratch = realpathSync(mkdtempSync(join(tmpdir(), "postgres-test-")));
chmodSync(scratch, 0o755);
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

let folders = 0;

function newFolder(name = "postgres"): string {
  folders += 1;
  return join(scratch, String(folders), name);
}

async function query<Row extends object>(url: string, text: string): Promise<readonly Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row>(text);
  await client.end();
  return rows;
}

async function until(isTrue: () => boolean): Promise<void> {
  for (let turn = 0; turn < 1600 && !isTrue(); turn += 1) await wait(25);
}

// A start may remove only the files that mark a running server.
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => !/postmaster|users/u.test(name),
  );

function serverIn(folder: string): number {
  return Number(readFileSync(join(folder, "data", "postmaster.pid"), "utf8").split("\n")[0]);
}

const starter = `
  import { startPostgres } from ${JSON.stringify(new URL("postgres.ts", import.meta.url).href)};
  const [folder] = process.argv.slice(1);
  const postgres = await startPostgres(folder === undefined ? {} : { folder });
  console.log(postgres.url());
  process.stdin.resume().once("end", () => void postgres.stop());
`;

interface Starter {
  readonly child: ChildProcess;
  readonly url: Promise<string>;
  /** Ends the process gracefully and waits for it. */
  readonly end: () => Promise<void>;
}

// A start in a separate process, which a test can kill.
function startApart(...folder: readonly string[]): Starter {
  const child = spawn(process.execPath, ["--input-type=module", "-e", starter, ...folder]);
  const ended = new Promise((resolve) => void child.once("close", resolve));
  const url = new Promise<string>((resolve, reject) => {
    let words = "";
    child.stderr?.on("data", (chunk: Buffer) => void (words += chunk.toString()));
    child.once("close", () => reject(new Error(words)));
    if (child.stdout !== null) createInterface({ input: child.stdout }).once("line", resolve);
  });
  return { child, url, end: async () => void (child.stdin?.end(), await ended) };
}

test("a temporary server ends with the process that started it, even if that is killed", async () => {
  const start = startApart();
  const [row] = await query<{ folder: string }>(
    await start.url,
    "select current_setting('data_directory') as folder",
  );
  const folder = dirname(row?.folder ?? "");
  const server = serverIn(folder);
  start.child.kill("SIGKILL");
  await until(() => !isAlive(server) && !existsSync(folder));
  expect({ server: isAlive(server), folder: existsSync(folder) }).toEqual({ server: false, folder: false });
});

describe("a server with a folder", () => {
  test("keeps its data between starts, and syncs it to disk", async () => {
    const folder = newFolder();
    const first = await startPostgres({ folder });
    await query(first.url(), "create database heaters");
    await query(first.url("heaters"), "create table plates as select 'RH0504B01826' as serial");
    await first.stop();
    expect(existsSync(join(folder, "data", "postmaster.pid"))).toBe(false);
    const second = await startPostgres({ folder });
    expect(
      await query(second.url("heaters"), "select serial, current_setting('fsync') as fsync from plates"),
    ).toEqual([{ serial: "RH0504B01826", fsync: "on" }]);
    await second.stop();
  });

  test("ends with the process that started it, even if that is killed, and keeps its data", async () => {
    const folder = newFolder();
    const killed = startApart(folder);
    await query(await killed.url, "create table plates as select 'BH6511396' as serial");
    const server = serverIn(folder);
    killed.child.kill("SIGKILL");
    // Waits for the first server's end.
    const again = await startPostgres({ folder });
    expect(isAlive(server)).toBe(false);
    expect(await query(again.url(), "select serial from plates")).toEqual([{ serial: "BH6511396" }]);
    await again.stop();
  });

  test("starts again after it was killed and another process has its process ID", async () => {
    const folder = newFolder();
    const killed = startApart(folder);
    await query(await killed.url, "create table plates as select 'GENG0110123456' as serial");
    const server = serverIn(folder);
    const record = join(folder, "data", "postmaster.pid");
    const stale = readFileSync(record, "utf8").replace(String(server), String(process.pid));
    killed.child.kill("SIGKILL");
    process.kill(server, "SIGKILL");
    await until(() => !isAlive(server));
    writeFileSync(record, stale);
    writeFileSync(join(folder, ".s.PGSQL.5432.lock"), stale);
    const again = await startPostgres({ folder });
    expect(await query(again.url(), "select serial from plates")).toEqual([{ serial: "GENG0110123456" }]);
    await again.stop();
  });

  test("is created again when a start was killed while it created the data folder", async () => {
    const folder = newFolder();
    mkdirSync(join(folder, "data"), { recursive: true });
    mkdirSync(join(folder, "data-new", "base"), { recursive: true });
    const postgres = await startPostgres({ folder });
    expect(await query(postgres.url(), "select 1 as one")).toEqual([{ one: 1 }]);
    await postgres.stop();
    expect(readdirSync(folder).filter((name) => name.startsWith("data"))).toEqual(["data"]);
  });

  test("is found by other processes, and belongs to one start at a time", async () => {
    const folder = newFolder();
    expect(findPostgres(folder)).toBeUndefined();
    const start = startApart(folder);
    const url = await start.url;
    expect(findPostgres(folder)?.url()).toBe(url);
    await expect(startPostgres({ folder })).rejects.toThrow(`Another program uses the data in ${folder}. `);
    expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
    await start.end();
    expect(findPostgres(folder)).toBeUndefined();
  });
});

describe("data that no server starts with", () => {
  const folder = newFolder();
  const data = join(folder, "data");
  beforeAll(async () => (await startPostgres({ folder })).stop());

  async function startWith(name: string, content: string): Promise<string> {
    const file = join(data, name);
    const bytes = readFileSync(file);
    writeFileSync(file, content);
    const before = filesIn(data);
    const error: unknown = await startPostgres({ folder }).catch((reason: unknown) => reason);
    expect(filesIn(data)).toEqual(expect.arrayContaining([...before]));
    writeFileSync(file, bytes);
    return String(error);
  }

  test.each([
    ["global/pg_control", "", /pg_control/u],
    ["PG_VERSION", "", /lacks PG_VERSION/u],
    ["postgresql.conf", "no_such_setting = on", /unrecognized configuration parameter "no_such_setting"/u],
  ])(
    "%s is damaged: says why and how to restore a backup, and neither deletes data nor suggests to",
    async (name, content, reason) => {
      const message = await startWith(name, content);
      expect(message).toContain(`PostgreSQL doesn't start with the data in ${data}: `);
      expect(message).toMatch(reason);
      expect(message).toContain("npx -y pnpm@12 restore FILE");
      expect(message).not.toMatch(/initdb|HINT/u);
    },
  );

  test("data of another version: says how to move it", async () => {
    const message = await startWith("PG_VERSION", "17\n");
    expect(message).toContain(`The data in ${folder} is of PostgreSQL 17, and this release runs `);
    expect(message).toContain("npx -y pnpm@12 backup FILE");
  });
});

test.each([
  ["blanks, umlauts and quotes", 'ein „Gerät“ o\'clock "A" $HOME, 100% \\x'],
  ["a path too long for a socket", `${"long-".repeat(12)}/${"longer-".repeat(12)}/postgres`],
])("works in a folder with %s, which other users may not enter", async (_, name) => {
  const folder = newFolder(name);
  mkdirSync(dirname(folder), { recursive: true, mode: 0o700 });
  const postgres = await startPostgres({ folder });
  const [row] = await query<{ folder: string }>(
    postgres.url(),
    "select current_setting('data_directory') as folder",
  );
  expect(row?.folder).toBe(join(folder, "data"));
  expect(findPostgres(folder)?.url()).toBe(postgres.url());
  await postgres.stop();
});
