import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { accountFor } from "./postgres-account.ts";
import { findBinaries } from "./postgres-binaries.ts";
import { ensureData } from "./postgres-data.ts";
import { placeIn } from "./postgres-place.ts";
import type { Place } from "./postgres-place.ts";
import { isAlive } from "./postgres-process.ts";
import { bringUp, shutDown } from "./postgres-server.ts";

/** How to run the server; without a folder it is for one use, and leaves nothing. */
export interface PostgresOptions {
  /** Where the data stays between starts. */
  readonly folder?: string;
  /** Whether a commit waits for the disk: true with a folder unless said otherwise, never without. */
  readonly durable?: boolean;
}

/** A database server that answers. */
export interface RunningPostgres {
  /** True when the server ran already, left by a start that was killed or shared with one that still runs. */
  readonly found: boolean;
  /** The address of a database of the server ("postgres" unless named), for any PostgreSQL client. */
  readonly url: (database?: string) => string;
  /** Stops the server, unless another process still uses it. Data in a named folder stays. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts a real PostgreSQL from the binaries that come with the packages; nothing has to be installed.
 *
 * It listens on a local socket in a private folder (on Windows on a loopback port with a password) and runs as root
 * as well as not. A server that was left running in the folder is used again; what a killed one left is cleared; two
 * starts at once end with one server. Without a folder the server dies with the process that started it, even when
 * that is killed.
 *
 * @throws Error with the server's own words when it does not come up.
 *
 * @example
 * const postgres = await startPostgres();
 * postgres.url(); // "postgres://postgres@%2Ftmp%2Fheater-age-postgres-Xy12Ab:5432/postgres"
 * await postgres.stop();
 */
export async function startPostgres(options: PostgresOptions = {}): Promise<RunningPostgres> {
  const binaries = findBinaries();
  const temporary = options.folder === undefined;
  const folder = temporary ? temporaryFolder() : lastingFolder(options.folder);
  const account = accountFor(folder, binaries.postgres);
  const place = placeIn(folder, account);
  const durable = !temporary && (options.durable ?? true);
  const user = register(place);
  try {
    await ensureData({ place, account, binaries, durable });
    const server = await bringUp({ place, account, binaries, durable, temporary });
    const stop = async (): Promise<void> => {
      rmSync(user, { force: true });
      if (!inUse(place)) await shutDown({ place, account, binaries, durable, temporary }, server);
    };
    let stopping: Promise<void> | undefined;
    return { found: server.found, url: server.url, stop: () => (stopping ??= stop()) };
  } catch (error) {
    rmSync(user, { force: true });
    if (temporary) rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

function temporaryFolder(): string {
  return realpathSync(mkdtempSync(join(tmpdir(), "heater-age-postgres-")));
}

// The parent comes first and in its real spelling: the server compares paths, and must be able to walk to them.
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
