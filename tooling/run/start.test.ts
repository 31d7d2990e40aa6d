import type { ChildProcess } from "node:child_process";
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { repository } from "./apps.ts";
import { freePorts, isFree } from "./ports.ts";
import { until as untilWithin } from "./programs.ts";

const command = fileURLToPath(new URL("start.ts", import.meta.url));
const scratch = realpathSync(mkdtempSync(join(tmpdir(), "start-test-")));
const data = join(scratch, "data");
const port = await freePorts(2, 4410);
const starts: Start[] = [];
afterAll(async () => {
  for (const { child } of starts) child.kill("SIGTERM");
  await Promise.all(starts.map(({ ended }) => ended));
  rmSync(scratch, { recursive: true, force: true });
});

interface Start {
  readonly child: ChildProcess;
  readonly lines: readonly string[];
  readonly ended: Promise<number | null>;
}

function start(folder = data, program = [process.execPath, command, "--data", folder]): Start {
  const { DATABASE_URL: _, SITE_URL: _siteUrl, ...variables } = process.env;
  const ports = { PORT: String(port), API_PORT: String(port + 1) };
  const env = { ...variables, ...ports, LOG_LEVEL: "warn", RECORD_WAIT_MS: "10000" };
  const [name = "", ...options] = program;
  const child = spawn(name, options, { env, stdio: ["ignore", "pipe", "pipe"] });
  const lines: string[] = [];
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on("line", (line) => lines.push(line));
  const ended = new Promise<number | null>((resolve) => void child.once("close", resolve));
  const started = { child, lines, ended };
  starts.push(started);
  return started;
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 4000 && !(await isTrue()); turn += 1) await wait(50);
}

async function untilReady({ child, lines }: Start): Promise<string | undefined> {
  await until(() => child.exitCode !== null || lines.some((line) => line.startsWith("Heater Age is ready")));
  return lines.at(-1);
}

const bothFree = async (): Promise<boolean> =>
  (await isFree(port, "127.0.0.1")) && isFree(port + 1, "127.0.0.1");

async function ask(at: number, path: string, body?: object): Promise<Readonly<Record<string, unknown>>> {
  const headers = { "content-type": "application/json" };
  const init = body === undefined ? {} : { method: "POST", headers, body: JSON.stringify(body) };
  const response = await fetch(`http://127.0.0.1:${at}${path}`, init);
  return (await response.json()) as Readonly<Record<string, unknown>>;
}

const check = () =>
  ask(port, "/api/check", { brand: "rheem", serialNumber: "RH0504B01826", modelNumber: "" });

const processes = (): readonly string[] =>
  execFileSync("ps", ["-Ao", "pid=,ppid=,command="], { encoding: "utf8" }).trim().split("\n");

function findChild({ child }: Start, program: string): number {
  const words = processes().map((line) => line.trim().split(/\s+/u));
  const found = words.find(([, parent, ...rest]) => parent === String(child.pid) && rest.includes(program));
  return Number(found?.[0]);
}

function stall(at: number): Socket {
  const socket = connect(at, "127.0.0.1").on("error", () => {});
  socket.write("POST /api/check HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n");
  socket.write("content-length: 100\r\n\r\n{");
  return socket;
}

const site = join(repository, "apps", "web", "build-start", String(port));

async function readStatus(path: string): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  await response.body?.cancel();
  return response.status;
}

const ready = `Heater Age is ready: http://localhost:${port}`;

test("leaves no process when it is interrupted while it builds", { timeout: 120_000 }, async () => {
  rmSync(join(site, "site.stamp"), { force: true });
  const folder = join(scratch, "interrupted");
  const interrupted = start(folder);
  await until(
    () => interrupted.child.exitCode !== null || interrupted.lines.includes("Bundling the website"),
  );
  // Its PostgreSQL may still be starting.
  interrupted.child.kill("SIGINT");
  expect(await interrupted.ended).toBe(0);
  expect(interrupted.lines.filter((line) => line.includes("abort"))).toEqual([]);
  expect(processes().filter((line) => line.includes(folder))).toEqual([]);
});

test(
  "starts everything, restarts killed parts, recovers from its own kill, reports a port in use, and stops in order",
  { timeout: 400_000 },
  async () => {
    const killed = start();
    expect(await untilReady(killed)).toBe(ready);
    expect(killed.lines).toContain("Bundling the website");
    const own = `http://localhost:${port}`;
    const named = `SITE_URL is not set: pages name ${own} as their address`;
    expect(killed.lines.filter((line) => line === named)).toHaveLength(1);
    const home = await (await fetch(`http://127.0.0.1:${port}/de/`)).text();
    expect(home).toContain(`<link rel="canonical" href="${own}/de/"/>`);
    expect(await check()).toMatchObject({ success: true, manufacturingDate: "2004-05", recorded: true });
    // Pages are rendered on request; what only other sites load is added while the site is served.
    for (const path of ["/de/", "/rheem-water-heater-age/", "/developers/", "/fr/accuracy/"])
      expect(await readStatus(path)).toBe(200);
    await until(() => existsSync(join(site, "extras.stamp")));
    expect(await readStatus("/widget/heater-age.js")).toBe(200);

    process.kill(
      Number(readFileSync(join(data, "data", "postmaster.pid"), "utf8").split("\n")[0]),
      "SIGKILL",
    );
    await until(() => killed.lines.includes("PostgreSQL is up again."));
    expect(killed.lines).toContain(
      "PostgreSQL has ended. While it is away, checks are answered but not recorded. Starting it again.",
    );
    await until(async () => (await ask(port + 1, "/readyz"))["database"] === "up");
    expect(await check()).toMatchObject({ recorded: true });

    process.kill(findChild(killed, "src/main.ts"), "SIGKILL");
    await until(() => killed.lines.includes("The API is up again."));
    expect(killed.lines).toContain("The API has ended (SIGKILL). Starting it again.");
    expect(await check()).toMatchObject({ recorded: true });

    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.lines.at(-1)).toMatch(
      new RegExp(`^Port ${port} on 127\\.0\\.0\\.1 is in use\\..* PORT=\\d+ `, "u"),
    );

    killed.child.kill("SIGKILL");
    await until(bothFree);
    const again = start();
    expect(await untilReady(again)).toBe(ready);
    expect(again.lines).not.toContain("Bundling the website");

    // Requests whose bodies never come, one in each service.
    const stalled = [port, port + 1].map(stall);
    await Promise.all(stalled.map((socket) => once(socket, "connect")));
    await wait(200);
    const from = performance.now();
    again.child.kill("SIGTERM");
    expect(await again.ended).toBe(0);
    expect(performance.now() - from).toBeLessThan(8000);
    expect(await bothFree()).toBe(true);
    expect(existsSync(join(data, "data", "postmaster.pid"))).toBe(false);
  },
);

test.skipIf(process.platform === "win32")(
  "ends within 5 seconds when npx is stopped without a terminal, also right after it is ready",
  { timeout: 240_000 },
  async () => {
    const folder = join(scratch, "npx");
    const words = [process.execPath, command, "--data", folder].map((word) => `'${word}'`);
    const npx = start(folder, ["npx", "-c", words.join(" ")]);
    expect(await untilReady(npx)).toBe(ready);
    const isRunning = (): boolean => processes().some((line) => line.includes(folder));
    expect(isRunning()).toBe(true);
    npx.child.kill("SIGTERM");
    expect(await untilWithin(async () => !isRunning() && (await bothFree()), 5000)).toBe(true);
  },
);
