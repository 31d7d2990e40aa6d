import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { accountFor } from "./postgres-account.ts";
import { ensureData } from "./postgres-data.ts";
import { type Place, placeIn } from "./postgres-place.ts";
import { type Binaries, findBinaries, isAlive } from "./postgres-process.ts";
import { finishUpgrade, requireVersion } from "./postgres-version.ts";
import { bringUp, shutDown, untilGone } from "./postgres-server.ts";

export interface PostgresOptions {
  /** The folder for data between starts. @default a temporary folder, removed at the end */
  readonly folder?: string;
  /** Whether a commit waits for the disk. Never without a folder. @default true */
  readonly durable?: boolean;
  /** The programs to run. @default those of the installed package */
  readonly binaries?: Binaries;
}

/** A database server that answers. */
export interface RunningPostgres {
  /** Whether the server was already running, for another process or after a killed one. */
  readonly found: boolean;
  /** Returns the address of a database. @default "postgres" */
  readonly url: (database?: string) => string;
  /** Resolves when the server has ended or was stopped. Keeps a connection open until then. */
  readonly gone: () => Promise<void>;
  /** Stops the server, unless another process still uses it. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts a real PostgreSQL from the binaries of an npm package.
 *
 * It listens on a local socket in a private folder (on Windows, on a loopback port with a password), even for root. A
 * server still running in the folder is reused, and two starts at once share one server. Without a folder, the server
 * ends with its starter, even a killed one.
 *
 * @throws {DataVersionError} when the data in the folder is of another version.
 * @throws LastingError when it is damaged.
 * @throws Error with the server's log when it doesn't start for another reason.
 */
export async function startPostgres(options: PostgresOptions = {}): Promise<RunningPostgres> {
  const { binaries = findBinaries() } = options;
  const temporary = options.folder === undefined;
  const folder = temporary ? temporaryFolder() : lastingFolder(options.folder);
  const account = accountFor(folder, binaries.postgres);
  const place = placeIn(folder, account);
  const durable = !temporary && (options.durable ?? true);
  const user = register(place);
  try {
    const plan = { place, account, binaries, durable, temporary };
    finishUpgrade(place);
    requireVersion(place, binaries);
    await ensureData(plan);
    const server = await bringUp(plan);
    const stopped = new AbortController();
    const stop = async (): Promise<void> => {
      stopped.abort();
      rmSync(user, { force: true });
      if (!inUse(place)) await shutDown(plan, server);
    };
    let stopping: Promise<void> | undefined;
    return {
      found: server.found,
      url: server.url,
      gone: () => untilGone(plan, server, stopped.signal),
      stop: () => (stopping ??= stop()),
    };
  } catch (error) {
    rmSync(user, { force: true });
    if (temporary) rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

function temporaryFolder(): string {
  return realpathSync(mkdtempSync(join(tmpdir(), "heater-age-postgres-")));
}

// The parent's real path: the server compares paths, and must be able to reach them.
function lastingFolder(folder: string): string {
  const absolute = resolve(folder);
  mkdirSync(dirname(absolute), { recursive: true });
  return join(realpathSync(dirname(absolute)), basename(absolute));
}

let registrations = 0;

function register(place: Place): string {
  registrations += 1;
  const file = join(place.users, `${process.pid}-${registrations}`);
  writeFileSync(file, "");
  return file;
}

function inUse(place: Place): boolean {
  const users = readdirSync(place.users).map((name) => ({ name, id: Number(name.split("-")[0]) }));
  const gone = users.filter(({ id }) => !isAlive(id));
  for (const { name } of gone) rmSync(join(place.users, name), { force: true });
  return gone.length < users.length;
}
