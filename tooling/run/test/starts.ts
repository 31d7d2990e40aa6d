import type { ChildProcess } from "node:child_process";
import { execFileSync, spawn } from "node:child_process";
import { cpSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll } from "vitest";
import { repository } from "../apps.ts";
import { freePorts, isFree } from "../ports.ts";
import { fingerprint } from "../start-build.ts";

/** The start command's file. */
export const command = fileURLToPath(new URL("../start.ts", import.meta.url));
/** A folder for the data of a file's tests. */
export const scratch = realpathSync(mkdtempSync(join(tmpdir(), "start-test-")));
/** The website's port. The API has the next one. */
export const port = await freePorts(2, 4410 + 10 * Number(process.env["VITEST_POOL_ID"] ?? 0));
// A start of the developer's own keeps its build.
const buildFolder = `build-start/${port}`;
/** Where the website is built. */
export const site = join(repository, "apps", "web", buildFolder);
/** Gives the starts the website that the stage before has built, as if they had built it themselves. */
export function takeBuild(): void {
  cpSync(join(repository, "apps", "web", "build"), site, { recursive: true });
  for (const stamp of ["site.stamp", "extras.stamp"]) writeFileSync(join(site, stamp), fingerprint());
}

/** The last line of a start. */
export const ready = `Heater Age is ready: http://localhost:${port}`;

/** The start command in a process of its own. */
export interface Start {
  readonly child: ChildProcess;
  /** Its output so far. */
  readonly lines: readonly string[];
  readonly ended: Promise<number | null>;
}

const starts: Start[] = [];
afterAll(async () => {
  for (const { child } of starts) child.kill("SIGTERM");
  await Promise.all(starts.map(({ ended }) => ended));
  rmSync(scratch, { recursive: true, force: true });
});

/** Starts the product with its data in a folder. */
export function start(folder: string, program = [process.execPath, command, "--data", folder]): Start {
  const { DATABASE_URL: _, SITE_URL: _siteUrl, ...variables } = process.env;
  const own = { PORT: String(port), API_PORT: String(port + 1), BUILD_FOLDER: buildFolder };
  const env = { ...variables, ...own, LOG_LEVEL: "warn", RECORD_WAIT_MS: "10000" };
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

/** Waits until something is true, at most some minutes. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 4000 && !(await isTrue()); turn += 1) await wait(50);
}

/** Waits until the product is ready, and returns the last line. */
export async function untilReady({ child, lines }: Start): Promise<string | undefined> {
  await until(() => child.exitCode !== null || lines.some((line) => line.startsWith("Heater Age is ready")));
  return lines.at(-1);
}

/** Returns the status of a page. */
export async function readStatus(path: string): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  await response.body?.cancel();
  return response.status;
}

/** Returns whether nothing listens on either port. */
export const bothFree = async (): Promise<boolean> =>
  (await isFree(port, "127.0.0.1")) && isFree(port + 1, "127.0.0.1");

/** Returns a line for each process of the system: its ID, its parent's, and its command. */
export const processes = (): readonly string[] =>
  execFileSync("ps", ["-Ao", "pid=,ppid=,command="], { encoding: "utf8" }).trim().split("\n");
