import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, mkdtempSync, openSync, realpathSync, rmSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Account, accountFor, giveTo } from "./postgres-account.ts";
import { addressIn, describeDamage, ensureData, type Place, readText, usesPort } from "./postgres-data.ts";
import { findBinaries, inEnglish } from "./postgres-programs.ts";
import { isAlive, readProcess } from "./processes.ts";
import { until } from "./programs.ts";
import type { Part } from "./supervise.ts";

export interface PostgresOptions {
  /** The folder for data between starts. @default a temporary folder, removed at the end, whose data isn't durable */
  readonly folder?: string;
  /** The folder for its socket, whose path must be short. @default a temporary folder, so its address changes */
  readonly socket?: string;
}

/** A database server that answers. */
export interface RunningPostgres extends Part {
  /** Returns the address of a database. @default "postgres" */
  readonly url: (database?: string) => string;
}

interface Plan extends Place {
  readonly account: Account;
  readonly program: string;
  readonly isTemporary: boolean;
}

const startLimit = 120_000;
/** For an earlier server in the folder that is still ending. */
const endLimit = 10_000;
/** For a server that writes what it holds in memory. Cut off after that, it reads its log at the next start. */
const stopLimit = 2000;

/** Creates a folder for a socket, whose path is short enough. */
export const createSocketFolder = (): string =>
  realpathSync(mkdtempSync(join(tmpdir(), "heater-age-postgres-")));

/**
 * Starts a real PostgreSQL from the binaries of an npm package. It ends with this process, even a killed one.
 *
 * It listens on a local socket in a private folder (on Windows, on a loopback port with a password), even for root.
 *
 * @throws Error with what to do when the data has another version, is damaged, or is in use.
 */
export async function startPostgres({
  folder: lasting,
  socket = createSocketFolder(),
}: PostgresOptions = {}): Promise<RunningPostgres> {
  const binaries = findBinaries();
  const isTemporary = lasting === undefined;
  const folder = isTemporary ? socket : resolveFolder(lasting);
  const account = accountFor(folder, binaries.postgres);
  for (const one of new Set([folder, socket])) {
    mkdirSync(one, { recursive: true, mode: 0o700 });
    giveTo(account, one);
  }
  const data = join(folder, "data");
  await ensureData(data, { account, binaries, isDurable: !isTemporary });
  // Two servers that start at once would find the same port free.
  const port = usesPort ? 20_000 + Math.floor(Math.random() * 20_000) : 5432;
  const log = join(folder, "server.log");
  const plan = { data, log, socket, port, account, program: binaries.postgres, isTemporary };
  for (const from = performance.now(); ; await wait(100)) {
    const logged = readText(log).length;
    removeStaleLock(data);
    const child = launchServer(plan);
    const ended = once(child, "exit").catch(() => undefined);
    const hasEnded = (): boolean =>
      child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
    const isReady = (): boolean => {
      const server = readRecord(data);
      return server?.id === child.pid && server?.state === "ready";
    };
    await until(() => hasEnded() || isReady(), startLimit, 25);
    if (!hasEnded() && isReady()) return run(plan, child, ended);
    child.kill("SIGQUIT");
    await ended;
    const words = readText(log).slice(logged).slice(-4000);
    // Another server has the folder, or is about to release it.
    const isInUse = /lock file ".*" already exists|is still in use/u.test(words);
    if (!isInUse) throw new Error(describeDamage(data, words.trim()));
    if (performance.now() - from > endLimit)
      throw new Error(
        `Another program uses the data in ${folder}. End it, or choose another folder with --data.`,
      );
  }
}

/** Returns the server that runs in a folder, for another process. */
export function findPostgres(folder: string): Pick<RunningPostgres, "url"> | undefined {
  const data = join(resolveFolder(folder), "data");
  const server = readRecord(data);
  if (server?.state !== "ready" || !isServer(server.id, data)) return undefined;
  return { url: (database = "postgres") => addressIn({ data, ...server }, database) };
}

// The parent's real path: the server must be able to reach it, and names it in its list of processes.
function resolveFolder(folder: string): string {
  const absolute = resolve(folder);
  mkdirSync(dirname(absolute), { recursive: true });
  return join(realpathSync(dirname(absolute)), basename(absolute));
}

function run(plan: Plan, child: ChildProcess, ended: Promise<unknown>): RunningPostgres {
  // A program that doesn't stop it may end all the same.
  child.unref();
  const stop = async (): Promise<void> => {
    child.ref();
    child.kill(plan.isTemporary ? "SIGQUIT" : "SIGINT");
    const insist = setTimeout(() => child.kill("SIGQUIT"), stopLimit);
    await ended;
    clearTimeout(insist);
    // Before the pipe closes: two processes that remove one folder at once leave parts of it.
    await rm(plan.socket, { recursive: true, force: true, maxRetries: 10 });
    child.stdin?.destroy();
  };
  return {
    url: (database = "postgres") => addressIn(plan, database),
    died: ended.then(() => "PostgreSQL has ended. While it is away, checks are answered but not recorded."),
    stop,
  };
}

// The shell becomes the server. Its background process waits for this process to end, and then ends the server.
const withStarter = `
exec 3<&0
signal=$0 folder=$1
shift
(
  cat <&3 >/dev/null
  kill -$signal $$ 2>/dev/null
  for turn in 1 2 3 4 5 6 7 8 9 10; do kill -0 $$ 2>/dev/null && sleep 0.2; done
  kill -QUIT $$ 2>/dev/null
  if [ -n "$folder" ]; then rm -rf "$folder"; fi
) &
exec "$@" 3<&- </dev/null
`;

const fast = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "autovacuum=off"];

function launchServer({ data, log, socket, port, account, program, isTemporary }: Plan): ChildProcess {
  const settings = ["timezone=UTC", "log_timezone=UTC", `port=${port}`];
  if (usesPort) settings.push("listen_addresses=127.0.0.1");
  else
    settings.push("listen_addresses=", `unix_socket_directories=${socket}`, "unix_socket_permissions=0700");
  if (isTemporary) settings.push(...fast);
  const server = [program, "-D", data, ...settings.flatMap((setting) => ["-c", setting])];
  const file = openSync(log, "a");
  // The socket's folder of a lasting server is that of the next one, when it is restarted.
  const [signal, folder] = isTemporary ? ["QUIT", socket] : ["INT", ""];
  try {
    const followed = usesPort ? server : ["/bin/sh", "-c", withStarter, signal, folder, ...server];
    const [command = "", ...rest] = [...account.prefix, ...followed];
    return spawn(command, rest, {
      cwd: dirname(data),
      env: inEnglish,
      stdio: ["pipe", file, file],
      detached: !usesPort,
      windowsHide: true,
    });
  } finally {
    closeSync(file);
  }
}

interface ServerRecord extends Pick<Place, "socket" | "port"> {
  readonly id: number;
  /** "starting", "ready" or "stopping". */
  readonly state: string;
}

// Reads `postmaster.pid`, if it is there.
function readRecord(data: string): ServerRecord | undefined {
  const lines = readText(join(data, "postmaster.pid")).split("\n");
  const [id, , , port, socket = "", , , state = ""] = lines;
  return Number(id) > 0 ? { id: Number(id), port: Number(port), socket, state: state.trim() } : undefined;
}

// PostgreSQL removes a killed server's lock, unless another program now has its process ID.
function removeStaleLock(data: string): void {
  const id = readRecord(data)?.id ?? 0;
  if (id > 0 && isAlive(id) && !isServer(id, data)) rmSync(join(data, "postmaster.pid"), { force: true });
}

function isServer(id: number, data: string): boolean {
  return isAlive(id) && (usesPort || readProcess(id)?.command.includes(data) === true);
}
