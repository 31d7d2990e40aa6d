import { type ChildProcess, execFileSync } from "node:child_process";
import { once } from "node:events";
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { freePorts } from "./ports.ts";
import { damagedData, damageIn, withoutHints } from "./postgres-damage.ts";
import { type ServerPlan, settingsFile } from "./postgres-data.ts";
import {
  address,
  lockFiles,
  type Place,
  readText,
  recordedServer,
  settings,
  usesPort,
} from "./postgres-place.ts";
import { finish, isAlive, launch } from "./postgres-process.ts";

/** A server that answers. */
export interface Server {
  /** Whether it ran before. */
  readonly found: boolean;
  readonly url: (database?: string) => string;
  /** Its process, unless another process started it. */
  readonly child?: ChildProcess;
}

type Answer = "ready" | "busy" | "silent";

const timeout = 120_000;
const pause = 25;

/**
 * Starts the server of a place, or finds it running. If two processes start it at once, PostgreSQL lets one through,
 * and the other finds that server.
 *
 * @throws LastingError when the data is damaged.
 * @throws Error with the end of the server's log when it doesn't start for another reason.
 */
export async function bringUp(plan: ServerPlan): Promise<Server> {
  const { place } = plan;
  const logged = existsSync(place.log) ? statSync(place.log).size : 0;
  const deadline = Date.now() + timeout;
  const port = usesPort ? (recordedServer(place)?.port ?? (await freePorts(1, randomPort()))) : 5432;
  const url = (database = "postgres"): string => address(place, { port, database });
  let child: ChildProcess | undefined;
  while (Date.now() < deadline) {
    const answer = await ask(place, url());
    if (answer === "ready")
      return child === undefined || hasEnded(child) ? { found: true, url } : { found: false, url, child };
    if (answer === "silent" && child !== undefined && hasEnded(child) && !isContended(place, logged)) break;
    if (answer === "silent" && (child === undefined || hasEnded(child))) {
      removeStaleLocks(place);
      configure(plan, port);
      child = await launchServer(plan);
    }
    await wait(pause);
  }
  if (child !== undefined && !hasEnded(child)) child.kill("SIGQUIT");
  const words = wordsSince(place, logged);
  const reason = damageIn(words);
  if (reason !== undefined) throw damagedData(place, reason);
  throw new Error(`PostgreSQL does not come up in ${place.folder}:\n${withoutHints(words)}`);
}

/**
 * Resolves when the server has ended or the signal aborts.
 *
 * Keeps a connection open, because that ends with the server, no matter who started it.
 */
export async function untilGone({ place }: ServerPlan, server: Server, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && isRunning(place)) {
    await holdConnection(server.url(), signal);
    await wait(4 * pause);
  }
}

async function holdConnection(url: string, signal: AbortSignal): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000, ssl: false });
  client.on("error", () => undefined);
  const ended = once(client, "end", { signal }).catch(() => undefined);
  try {
    await client.connect();
    await ended;
  } catch {
    // The server is starting or stopping, or has no free connection.
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Stops the server, and removes the folder of a temporary one. */
export async function shutDown(plan: ServerPlan, server: Server): Promise<void> {
  const { place, account, binaries, temporary } = plan;
  if (isRunning(place)) {
    const how = ["stop", "-D", place.data, "-w", "-t", "60", "-m", temporary ? "immediate" : "fast"];
    await finish(launch(account, binaries.control, how, { folder: place.folder }), "pg_ctl stop").catch(
      (error: unknown) => {
        // It may have ended since.
        if (isRunning(place)) throw error;
      },
    );
  }
  if (temporary) {
    // Before the pipe closes: two processes that remove one folder at once leave parts of it.
    for (const folder of new Set([place.socket, place.folder])) {
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    }
    server.child?.stdin?.destroy();
  }
}

async function ask(place: Place, url: string): Promise<Answer> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000, ssl: false });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ folder: string }>(
      "select current_setting('data_directory') as folder",
    );
    return isSame(rows[0]?.folder, place.data) ? "ready" : "silent";
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (code === "EACCES") throw error;
    // The server answers that it is starting or stopping, or that it has no free connection.
    return ["57P03", "57P01", "53300", "ECONNRESET"].includes(code) ? "busy" : "silent";
  } finally {
    await client.end().catch(() => undefined);
  }
}

function isSame(folder: string | undefined, data: string): boolean {
  return folder !== undefined && existsSync(folder) && realpathSync(folder) === realpathSync(data);
}

// Renamed when complete, because another start may be reading it.
function configure({ place, durable }: ServerPlan, port: number): void {
  const file = join(place.data, settingsFile);
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, settings(place, durable, port), { mode: 0o644 });
  renameSync(beside, file);
}

// The shell becomes the server. Its background process waits for its starter to end.
const untilTheStarterEnds = `
exec 3<&0
folder=$0
(
  cat <&3 >/dev/null
  kill -QUIT $$ 2>/dev/null
  for turn in 1 2 3 4 5 6 7 8 9 10; do kill -0 $$ 2>/dev/null && sleep 0.2; done
  rm -rf "$folder"
) &
exec "$@" 3<&- </dev/null
`;

async function launchServer({ place, account, binaries, temporary }: ServerPlan): Promise<ChildProcess> {
  const folder = place.folder;
  if (usesPort) {
    const child = launch(account, binaries.control, ["start", "-D", place.data, "-l", place.log, "-w"], {
      folder,
      stdio: "ignore",
    });
    await finish(child, "pg_ctl start").catch(() => undefined);
    return child;
  }
  const log = openSync(place.log, "a");
  try {
    const server = [binaries.postgres, "-D", place.data];
    const [program = "", ...options] = temporary
      ? ["/bin/sh", "-c", untilTheStarterEnds, folder, ...server]
      : server;
    const stdio = [temporary ? "pipe" : "ignore", log, log] as const;
    const child = launch(account, program, options, { folder, stdio: [...stdio], detached: true });
    child.once("error", () => undefined);
    child.unref();
    return child;
  } finally {
    closeSync(log);
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
}

// The server logs this when another one has the folder, or is about to release it.
function isContended(place: Place, logged: number): boolean {
  return /lock file ".*" already exists|is still in use/u.test(wordsSince(place, logged));
}

function wordsSince(place: Place, logged: number): string {
  return existsSync(place.log) ? readFileSync(place.log).subarray(logged).toString().slice(-4000).trim() : "";
}

// PostgreSQL removes a killed server's locks, unless another program now has its process ID.
function removeStaleLocks(place: Place): void {
  for (const file of lockFiles(place)) {
    const id = Math.abs(Number.parseInt(readText(file), 10));
    if (Number.isInteger(id) && isAlive(id) && !isServer(id, place)) rmSync(file, { force: true });
  }
}

// A killed server leaves its record behind.
function isRunning(place: Place): boolean {
  const id = recordedServer(place)?.id;
  return id !== undefined && isAlive(id) && isServer(id, place);
}

function isServer(id: number, place: Place): boolean {
  if (process.platform === "win32") return true;
  const command =
    process.platform === "linux"
      ? readText(`/proc/${id}/cmdline`)
      : execFileSync("ps", ["-p", String(id), "-o", "command="], { encoding: "utf8" });
  return command.includes(place.data);
}

// Two servers starting at once would find the same port free.
const randomPort = (): number => 20_000 + Math.floor(Math.random() * 20_000);
