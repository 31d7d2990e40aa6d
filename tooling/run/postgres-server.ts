import type { ChildProcess } from "node:child_process";
import { execFileSync } from "node:child_process";
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
import { createServer } from "node:net";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import type { ServerPlan } from "./postgres-data.ts";
import { settingsFile } from "./postgres-data.ts";
import { address, lockFiles, readText, recordedServer, settings, usesPort } from "./postgres-place.ts";
import type { Place } from "./postgres-place.ts";
import { finish, isAlive, launch } from "./postgres-process.ts";

/** What is known of a server that answers. */
export interface Server {
  /** True when it ran before. */
  readonly found: boolean;
  readonly url: (database?: string) => string;
  /** Our own child; absent when the server was found. */
  readonly child?: ChildProcess;
}

/** A plan, and whether the server is to die with this process. */
export interface LaunchPlan extends ServerPlan {
  readonly temporary: boolean;
}

type Answer = "ready" | "busy" | "silent";

const patience = 120_000;
const pause = 25;

/**
 * Brings the server of a place up, or finds it running.
 *
 * Of two that start it at once PostgreSQL itself lets one through; the other finds the first one's.
 *
 * @throws Error with the end of the server's log when it does not come up.
 */
export async function bringUp(plan: LaunchPlan): Promise<Server> {
  const { place } = plan;
  const logged = existsSync(place.log) ? statSync(place.log).size : 0;
  const deadline = Date.now() + patience;
  const port = usesPort ? (recordedServer(place)?.port ?? (await freePort())) : 5432;
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
  throw new Error(`PostgreSQL does not come up in ${place.folder}:\n${wordsSince(place, logged)}`);
}

/** Stops the server; one that is for one use takes its folder along. */
export async function shutDown(plan: LaunchPlan, server: Server): Promise<void> {
  const { place, account, binaries, temporary } = plan;
  if (recordedServer(place) !== undefined) {
    const how = ["stop", "-D", place.data, "-w", "-t", "60", "-m", temporary ? "immediate" : "fast"];
    await finish(launch(account, binaries.control, how, { folder: place.folder }), "pg_ctl stop").catch(
      (error: unknown) => {
        // A server that is gone already is what was asked for.
        if (recordedServer(place) !== undefined) throw error;
      },
    );
  }
  if (temporary) {
    // Before the other end of the pipe hears of it: two that remove one folder at once leave parts of it.
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
    // 57P03 and 53300 are a server's own answers: it starts or stops, or has no connection to spare.
    return ["57P03", "57P01", "53300", "ECONNRESET"].includes(code) ? "busy" : "silent";
  } finally {
    await client.end().catch(() => undefined);
  }
}

function isSame(folder: string | undefined, data: string): boolean {
  return folder !== undefined && existsSync(folder) && realpathSync(folder) === realpathSync(data);
}

// Written beside and renamed: another start may be reading it.
function configure({ place, durable }: ServerPlan, port: number): void {
  const file = join(place.data, settingsFile);
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, settings(place, durable, port), { mode: 0o644 });
  renameSync(beside, file);
}

const shell = "/bin/sh";

// The shell becomes the server; what it leaves behind waits for the end of the starting process.
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

async function launchServer({ place, account, binaries, temporary }: LaunchPlan): Promise<ChildProcess> {
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
    const child = temporary
      ? launch(account, shell, ["-c", untilTheStarterEnds, folder, ...server], {
          folder,
          stdio: ["pipe", log, log],
          detached: true,
        })
      : launch(account, binaries.postgres, ["-D", place.data], {
          folder,
          stdio: ["ignore", log, log],
          detached: true,
        });
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

// These two words of the server mean that another one has the folder, or that one is just going.
function isContended(place: Place, logged: number): boolean {
  return /lock file ".*" already exists|is still in use/u.test(wordsSince(place, logged));
}

function wordsSince(place: Place, logged: number): string {
  return existsSync(place.log) ? readFileSync(place.log).subarray(logged).toString().slice(-4000).trim() : "";
}

// PostgreSQL clears what a killed server left, but not when its process number has gone to another program since.
function removeStaleLocks(place: Place): void {
  for (const file of lockFiles(place)) {
    const id = Math.abs(Number.parseInt(readText(file), 10));
    if (Number.isInteger(id) && isAlive(id) && !isServer(id, place)) rmSync(file, { force: true });
  }
}

function isServer(id: number, place: Place): boolean {
  if (process.platform === "win32") return true;
  const command =
    process.platform === "linux"
      ? readText(`/proc/${id}/cmdline`)
      : execFileSync("ps", ["-p", String(id), "-o", "command="], { encoding: "utf8" });
  return command.includes(place.data);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const found = probe.address();
      probe.close(() => resolve(typeof found === "object" && found !== null ? found.port : 0));
    });
  });
}
