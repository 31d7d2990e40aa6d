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
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { isAlive } from "./postgres-process.ts";
import { startPostgres } from "./postgres.ts";
import { LastingError } from "./supervise.ts";

const scratch = realpathSync(mkdtempSync(join(tmpdir(), "postgres-test-")));
chmodSync(scratch, 0o755);
afterEach(() => vi.unstubAllEnvs());
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
  console.log(JSON.stringify({ found: postgres.found, url: postgres.url() }));
  process.stdin.resume().once("end", () => void postgres.stop());
`;

interface Starter {
  readonly child: ChildProcess;
  readonly answer: Promise<{ readonly found: boolean; readonly url: string }>;
  /** Ends the process gracefully and waits for it. */
  readonly end: () => Promise<void>;
}

// A start in a separate process, which a test can kill.
function startApart(folder?: string, start: typeof spawnNode = spawnNode): Starter {
  const child = start(["--input-type=module", "-e", starter, ...(folder === undefined ? [] : [folder])]);
  const ended = new Promise((resolve) => void child.once("close", resolve));
  const answer = new Promise<{ found: boolean; url: string }>((resolve, reject) => {
    let words = "";
    child.stderr?.on("data", (chunk: Buffer) => void (words += chunk.toString()));
    child.once("close", () => reject(new Error(words)));
    if (child.stdout !== null) {
      createInterface({ input: child.stdout }).once("line", (line) =>
        resolve(JSON.parse(line) as { found: boolean; url: string }),
      );
    }
  });
  return { child, answer, end: async () => void (child.stdin?.end(), await ended) };
}

function spawnNode(options: readonly string[]): ChildProcess {
  return spawn(process.execPath, options, { stdio: "pipe" });
}

// Only root can become another user; any other user already lacks root's rights. The capability is for a clone that
// others can't enter.
function spawnUnprivileged(options: readonly string[]): ChildProcess {
  if (process.getuid?.() !== 0) return spawnNode(options);
  const ids = ["--reuid", "65534", "--regid", "65534", "--clear-groups"];
  const pass = [
    "--inh-caps",
    "+dac_override",
    "--ambient-caps",
    "+dac_override",
    "--securebits",
    "+no_setuid_fixup",
  ];
  return spawn("setpriv", [...ids, ...pass, "--", process.execPath, ...options], { stdio: "pipe" });
}

describe("a temporary server", () => {
  test("answers, and leaves nothing when it is stopped", async () => {
    const postgres = await startPostgres();
    const [row] = await query<{ folder: string; fsync: string }>(
      postgres.url(),
      "select current_setting('data_directory') as folder, current_setting('fsync') as fsync",
    );
    expect(row?.fsync).toBe("off");
    await postgres.stop();
    expect(existsSync(dirname(row?.folder ?? ""))).toBe(false);
  });

  test("ends with the process that started it, even if that is killed", async () => {
    const start = startApart();
    const { url } = await start.answer;
    const [row] = await query<{ folder: string }>(url, "select current_setting('data_directory') as folder");
    const folder = dirname(row?.folder ?? "");
    const server = serverIn(folder);
    start.child.kill("SIGKILL");
    await until(() => !isAlive(server) && !existsSync(folder));
    expect({ server: isAlive(server), folder: existsSync(folder) }).toEqual({ server: false, folder: false });
  });
});

describe("a server with a folder", () => {
  test("keeps its data between starts, syncs it to disk, and ignores the environment", async () => {
    const folder = newFolder();
    vi.stubEnv("PGPORT", "1");
    vi.stubEnv("PGDATA", "/nowhere");
    const first = await startPostgres({ folder });
    await query(first.url(), "create database heaters");
    await query(first.url("heaters"), "create table plates as select 'RH0504B01826' as serial");
    await first.stop();
    expect(existsSync(join(folder, "data", "postmaster.pid"))).toBe(false);
    const second = await startPostgres({ folder });
    expect(second.found).toBe(false);
    expect(
      await query(second.url("heaters"), "select serial, current_setting('fsync') as fsync from plates"),
    ).toEqual([{ serial: "RH0504B01826", fsync: "on" }]);
    await second.stop();
  });

  test("is found and reused when its starter was killed", async () => {
    const folder = newFolder();
    const killed = startApart(folder);
    await query((await killed.answer).url, "create table plates as select 'BH6511396' as serial");
    const server = serverIn(folder);
    killed.child.kill("SIGKILL");
    const again = await startPostgres({ folder });
    expect({ found: again.found, server: serverIn(folder) }).toEqual({ found: true, server });
    expect(await query(again.url(), "select serial from plates")).toEqual([{ serial: "BH6511396" }]);
    await again.stop();
    await until(() => !isAlive(server));
    expect(isAlive(server)).toBe(false);
  });

  test("starts again after it was killed and another process has its process ID", async () => {
    const folder = newFolder();
    const killed = startApart(folder);
    await query((await killed.answer).url, "create table plates as select 'GENG0110123456' as serial");
    const server = serverIn(folder);
    const record = join(folder, "data", "postmaster.pid");
    const stale = readFileSync(record, "utf8").replace(String(server), String(process.pid));
    killed.child.kill("SIGKILL");
    process.kill(server, "SIGKILL");
    await until(() => !isAlive(server));
    writeFileSync(record, stale);
    writeFileSync(join(folder, ".s.PGSQL.5432.lock"), stale);
    const again = await startPostgres({ folder });
    expect(again.found).toBe(false);
    expect(await query(again.url(), "select serial from plates")).toEqual([{ serial: "GENG0110123456" }]);
    await again.stop();
  });

  test("is created again when a start was killed while it created the data folder", async () => {
    const folder = newFolder();
    mkdirSync(join(folder, "data"), { recursive: true });
    mkdirSync(join(folder, "data-making-999999999-00"));
    const postgres = await startPostgres({ folder });
    expect(await query(postgres.url(), "select 1 as one")).toEqual([{ one: 1 }]);
    await postgres.stop();
    expect(readdirSync(folder).filter((name) => name.startsWith("data"))).toEqual(["data"]);
  });

  test("is shared by simultaneous starts and runs until the last one stops", async () => {
    const folder = newFolder();
    const starts = [startApart(folder), startApart(folder), startApart(folder)];
    const answers = await Promise.all(starts.map(({ answer }) => answer));
    expect(answers.filter(({ found }) => !found)).toHaveLength(1);
    const server = serverIn(folder);
    const [first, second, third] = starts;
    await Promise.all([first?.end(), second?.end()]);
    expect(isAlive(server)).toBe(true);
    expect(await query(answers[2]?.url ?? "", "select 1 as one")).toEqual([{ one: 1 }]);
    await third?.end();
    await until(() => !isAlive(server));
    expect(isAlive(server)).toBe(false);
  });

  test("throws with the server's log when it does not start", async () => {
    const folder = newFolder();
    await (await startPostgres({ folder })).stop();
    writeFileSync(join(folder, "data", "postgresql.conf"), "no_such_setting = on\n");
    await expect(startPostgres({ folder })).rejects.toThrow(
      /unrecognized configuration parameter "no_such_setting"/u,
    );
  });
});

describe("a server that ends on its own", () => {
  test("is reported when it is killed, but not when only connections are cut", async () => {
    const folder = newFolder();
    const postgres = await startPostgres({ folder });
    let isGone = false;
    const gone = postgres.gone().then(() => (isGone = true));
    const others = `select pg_terminate_backend(pid) as cut from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid()`;
    let cut = 0;
    for (let turn = 0; turn < 400 && cut < 2; turn += 1, await wait(25))
      cut += (await query(postgres.url(), others)).length;
    expect({ cut, isGone }).toEqual({ cut: 2, isGone: false });
    process.kill(serverIn(folder), "SIGKILL");
    await gone;
    expect(isGone).toBe(true);
    await postgres.stop();
    const again = await startPostgres({ folder });
    expect(again.found).toBe(false);
    const stopped = again.gone();
    await again.stop();
    await stopped;
  });

  test("is reported by a start that found it running", async () => {
    const folder = newFolder();
    const start = startApart(folder);
    await start.answer;
    const found = await startPostgres({ folder });
    expect(found.found).toBe(true);
    const gone = found.gone();
    process.kill(serverIn(folder), "SIGKILL");
    await gone;
    await found.stop();
    await start.end();
  });
});

describe("damaged data", () => {
  const folder = newFolder();
  const data = join(folder, "data");
  beforeAll(async () => (await startPostgres({ folder })).stop());

  const gone = (file: string): void => renameSync(file, `${file}.aside`);
  const empty = (file: string): void => writeFileSync(file, "");
  const zeros = (file: string): void => writeFileSync(file, Buffer.alloc(8192));
  const flipped = (file: string): void => {
    const bytes = readFileSync(file);
    bytes[40] = (bytes[40] ?? 0) ^ 1;
    writeFileSync(file, bytes);
  };

  test.each<[string, string, (file: string) => void]>([
    ["pg_control is gone", "global/pg_control", gone],
    ["pg_control is empty", "global/pg_control", empty],
    ["pg_control is zeros", "global/pg_control", zeros],
    ["one bit of pg_control differs", "global/pg_control", flipped],
    ["PG_VERSION is gone", "PG_VERSION", gone],
    ["PG_VERSION is empty", "PG_VERSION", empty],
    // Last, because the server creates an empty folder in its place.
    ["the log of changes is gone", "pg_wal", gone],
  ])(
    "%s: reports it with the way to restore, and neither deletes data nor suggests to",
    async (_, name, damage) => {
      const file = join(data, name);
      const bytes = statSync(file).isFile() ? readFileSync(file) : undefined;
      damage(file);
      const before = filesIn(data);
      const error: unknown = await startPostgres({ folder }).catch((reason: unknown) => reason);
      const after = filesIn(data);
      if (existsSync(`${file}.aside`) && bytes !== undefined) renameSync(`${file}.aside`, file);
      if (bytes !== undefined) writeFileSync(file, bytes);
      const message = error instanceof LastingError ? error.message : `Not recognized: ${String(error)}`;
      expect(message).toContain(`The data in ${data} is damaged: `);
      expect(message).toContain("npx -y pnpm@12 restore FILE");
      expect(message).not.toMatch(/initdb|HINT/u);
      expect(before.filter((one) => !after.includes(one))).toEqual([]);
    },
  );
});

describe("any folder", () => {
  test.each([
    ["blanks, umlauts and quotes", 'ein „Gerät“ o\'clock "A" $HOME, 100% \\x'],
    ["a path too long for a socket", `${"long-".repeat(12)}/${"longer-".repeat(12)}/postgres`],
  ])("%s", async (_, name) => {
    const folder = newFolder(name);
    const postgres = await startPostgres({ folder, durable: false });
    const [row] = await query<{ folder: string }>(
      postgres.url(),
      "select current_setting('data_directory') as folder",
    );
    expect(row?.folder).toBe(join(folder, "data"));
    const again = await startPostgres({ folder, durable: false });
    expect(again.found).toBe(true);
    await again.stop();
    await postgres.stop();
  });

  test("works inside a folder that other users may not enter", async () => {
    const folder = newFolder("closed/postgres");
    mkdirSync(dirname(folder), { recursive: true, mode: 0o700 });
    const postgres = await startPostgres({ folder, durable: false });
    expect(await query(postgres.url(), "select 1 as one")).toEqual([{ one: 1 }]);
    await postgres.stop();
  });

  test("works inside a read-only folder for a user who is not root", async () => {
    const folder = newFolder("read-only/.data/postgres");
    mkdirSync(dirname(folder), { recursive: true });
    chmodSync(dirname(folder), 0o777);
    chmodSync(dirname(dirname(folder)), 0o555);
    const start = startApart(folder, spawnUnprivileged);
    const { url } = await start.answer;
    expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
    await start.end();
    expect(existsSync(join(folder, "data", "postmaster.pid"))).toBe(false);
    chmodSync(dirname(dirname(folder)), 0o755);
  });
});
