import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
} from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Account, accountFor } from "./postgres-account.ts";
import {
  addressIn,
  damaged,
  ensureData,
  type Place,
  placeIn,
  readText,
  socketName,
} from "./postgres-data.ts";
import { findBinaries, launch } from "./postgres-process.ts";
import { isAlive, readCommand } from "./processes.ts";
import { until } from "./programs.ts";
import { type Part, supervise } from "./supervise.ts";

export interface PostgresOptions {
  /** The folder for data between starts. @default a temporary folder, removed at the end */
  readonly folder?: string;
  /** Whether a commit waits for the disk. Never without a folder. @default true */
  readonly durable?: boolean;
}

/** A database server that answers. */
export interface RunningPostgres extends Part {
  /** Returns the address of a database. @default "postgres" */
  readonly url: (database?: string) => string;
}

interface Plan {
  readonly place: Place;
  readonly account: Account;
  readonly program: string;
  readonly temporary: boolean;
}

const startLimit = 120_000;
/** For an earlier server in the folder that is still ending. */
const endLimit = 10_000;
/** For a server that writes what it holds in memory. Cut off after that, it reads its log at the next start. */
const stopLimit = 2000;

/**
 * Starts a real PostgreSQL from the binaries of an npm package. It ends with this process, even a killed one.
 *
 * It listens on a local socket in a private folder (on Windows, on a loopback port with a password), even for root.
 *
 * @throws Error with what to do when the data has another version, is damaged, or is in use.
 */
export async function startPostgres(options: PostgresOptions = {}): Promise<RunningPostgres> {
  return start(await prepare(options));
}

/**
 * Starts the PostgreSQL with its data in a folder, and restarts it whenever it ends on its own. Its address stays the
 * same. Throws as `startPostgres` does.
 */
export async function supervisePostgres(
  folder: string,
  say: (line: string) => void,
): Promise<RunningPostgres> {
  const plan = await prepare({ folder });
  const place = relative(process.cwd(), folder);
  const advice = `Its log, ${place}/server.log, may say why. See whether disk or memory is full, and start again, or set DATABASE_URL to another server. What was recorded stays in ${place}.`;
  const part = await supervise({ name: "PostgreSQL", start: () => start(plan), say, advice });
  return { ...part, url: (database = "postgres") => addressIn(plan.place, database) };
}

/** Returns the server that runs in a folder, for another process. */
export function findPostgres(folder: string): Pick<RunningPostgres, "url"> | undefined {
  const data = join(lastingFolder(folder), "data");
  const server = readRecord(data);
  if (server?.state !== "ready" || !isServer(server.id, data)) return undefined;
  return { url: (database = "postgres") => addressIn({ folder, ...server }, database) };
}

async function prepare({ folder: lasting, durable = true }: PostgresOptions): Promise<Plan> {
  const binaries = findBinaries();
  const temporary = lasting === undefined;
  const folder = temporary
    ? realpathSync(mkdtempSync(join(tmpdir(), "heater-age-postgres-")))
    : lastingFolder(lasting);
  const account = accountFor(folder, binaries.postgres);
  const place = placeIn(folder, account);
  await ensureData(place, { account, binaries, durable: durable && !temporary });
  return { place, account, program: binaries.postgres, temporary };
}

// The parent's real path: the server must be able to reach it, and names it in its list of processes.
function lastingFolder(folder: string): string {
  const absolute = resolve(folder);
  mkdirSync(dirname(absolute), { recursive: true });
  return join(realpathSync(dirname(absolute)), basename(absolute));
}

async function start(plan: Plan): Promise<RunningPostgres> {
  const { place } = plan;
  for (const from = performance.now(); ; await wait(100)) {
    const logged = existsSync(place.log) ? statSync(place.log).size : 0;
    removeStaleLocks(place);
    const child = launchServer(plan);
    const ended = once(child, "exit").then(
      () => {},
      () => {},
    );
    const hasEnded = (): boolean =>
      child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
    const isReady = (): boolean => {
      const server = readRecord(place.data);
      return server?.id === child.pid && server?.state === "ready";
    };
    await until(() => hasEnded() || isReady(), startLimit, 25);
    if (!hasEnded() && isReady()) return run(plan, child, ended);
    child.kill("SIGQUIT");
    await ended;
    const words = existsSync(place.log)
      ? readFileSync(place.log).subarray(logged).toString().slice(-4000)
      : "";
    // Another server has the folder, or is about to release it.
    const isInUse = /lock file ".*" already exists|is still in use/u.test(words);
    if (!isInUse) throw new Error(damaged(place, words.trim()));
    if (performance.now() - from > endLimit)
      throw new Error(
        `Another program uses the data in ${place.folder}. End it, or choose another folder with --data.`,
      );
  }
}

function run({ place, temporary }: Plan, child: ChildProcess, ended: Promise<void>): RunningPostgres {
  // A program that doesn't stop it may end all the same.
  child.unref();
  let stopping: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    child.ref();
    child.kill(temporary ? "SIGQUIT" : "SIGINT");
    const insist = setTimeout(() => child.kill("SIGQUIT"), stopLimit);
    await ended;
    clearTimeout(insist);
    if (temporary)
      // Before the pipe closes: two processes that remove one folder at once leave parts of it.
      for (const folder of new Set([place.socket, place.folder]))
        await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    child.stdin?.destroy();
  };
  return {
    url: (database = "postgres") => addressIn(place, database),
    died: ended.then(() => "PostgreSQL has ended. While it is away, checks are answered but not recorded."),
    stop: () => (stopping ??= stop()),
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

function launchServer({ place, account, program, temporary }: Plan): ChildProcess {
  const log = openSync(place.log, "a");
  try {
    const server = [program, "-D", place.data];
    const [signal, folder] = temporary ? ["QUIT", place.folder] : ["INT", ""];
    const isWindows = process.platform === "win32";
    const [command = "", ...options] = isWindows
      ? server
      : ["/bin/sh", "-c", withStarter, signal, folder, ...server];
    return launch(account, command, options, {
      folder: place.folder,
      stdio: ["pipe", log, log],
      detached: !isWindows,
    });
  } finally {
    closeSync(log);
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

// PostgreSQL removes a killed server's locks, unless another program now has its process ID.
function removeStaleLocks({ data, socket }: Place): void {
  for (const file of [join(data, "postmaster.pid"), join(socket, `${socketName}.lock`)]) {
    const id = Math.abs(Number.parseInt(readText(file), 10));
    if (Number.isInteger(id) && isAlive(id) && !isServer(id, data)) rmSync(file, { force: true });
  }
}

function isServer(id: number, data: string): boolean {
  return isAlive(id) && (process.platform === "win32" || readCommand(id).includes(data));
}
