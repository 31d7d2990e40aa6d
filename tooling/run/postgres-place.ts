import { createHash } from "node:crypto";
import { lstatSync, mkdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Account, giveTo } from "./postgres-account.ts";

/** Where the files of one database server are. */
export interface Place {
  readonly folder: string;
  /** PostgreSQL's own data folder. */
  readonly data: string;
  /** The file with the server's output. */
  readonly log: string;
  /** The folder with a file for each process that uses the server. */
  readonly users: string;
  /** The folder of the local socket. */
  readonly socket: string;
  /** The file with the password of the loopback port, on Windows. */
  readonly password: string;
}

/** What a running server has written into its `postmaster.pid`. */
export interface ServerProcess {
  readonly id: number;
  readonly port: number;
}

/** Whether the server listens on a loopback port, because the system has no local sockets. */
export const usesPort = process.platform === "win32";

const socketName = ".s.PGSQL.5432";
const longestSocketPath = 103;

/**
 * Creates a server's folders in `folder`.
 *
 * The socket is in the folder too, unless its path would be longer than the system allows. Then it is in a private
 * temporary folder with a name derived from the folder's.
 *
 * @throws Error when the folder isn't writable or another user owns it.
 */
export function placeIn(folder: string, account: Account): Place {
  ownFolder(folder, account);
  const users = join(folder, "users");
  ownFolder(users, account);
  return {
    folder,
    users,
    data: join(folder, "data"),
    log: join(folder, "server.log"),
    password: join(folder, "password"),
    socket: socketFolder(folder, account),
  };
}

/** Returns the settings of a server as a configuration file. */
export function settings(place: Place, durable: boolean, port: number): string {
  const lines = [
    "timezone = 'UTC'",
    "log_timezone = 'UTC'",
    "max_connections = 100",
    `port = ${port}`,
    usesPort ? "listen_addresses = '127.0.0.1'" : "listen_addresses = ''",
    ...(usesPort
      ? []
      : [`unix_socket_directories = ${quoted(place.socket)}`, "unix_socket_permissions = 0700"]),
    ...(durable
      ? []
      : ["fsync = off", "synchronous_commit = off", "full_page_writes = off", "autovacuum = off"]),
  ];
  return `${lines.join("\n")}\n`;
}

/** Returns the address of a database: "postgres://postgres@%2Fsrv%2Fheater-age%2F.data%2Fpostgres:5432/postgres". */
export function address(place: Place, { port, database }: { port: number; database: string }): string {
  const name = encodeURIComponent(database);
  if (!usesPort) return `postgres://postgres@${encodeURIComponent(place.socket)}:${port}/${name}`;
  const password = encodeURIComponent(readFileSync(place.password, "utf8").trim());
  return `postgres://postgres:${password}@127.0.0.1:${port}/${name}`;
}

/** Reads `postmaster.pid`, if it is there and complete. */
export function recordedServer(place: Place): ServerProcess | undefined {
  const [id, , , port] = readText(join(place.data, "postmaster.pid")).split("\n");
  const server = { id: Number(id), port: Number(port) };
  return Number.isInteger(server.id) && server.id > 0 ? server : undefined;
}

/** Returns the lock files that a killed server leaves. */
export function lockFiles(place: Place): readonly string[] {
  return [join(place.data, "postmaster.pid"), join(place.socket, `${socketName}.lock`)];
}

/** Returns a file's text, or an empty one if it can't be read. */
export function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

function socketFolder(folder: string, account: Account): string {
  if (usesPort || fits(folder)) return folder;
  const name = `heater-age-${createHash("sha256").update(folder).digest("hex").slice(0, 16)}`;
  const short = [join(tmpdir(), name), join("/tmp", name)].find(fits) ?? folder;
  makePrivate(short, account);
  return short;
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, socketName)) <= longestSocketPath;
}

function ownFolder(path: string, account: Account): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  giveTo(account, path);
}

// Another user may have created a temporary folder with this name, so only our own private one is used.
function makePrivate(path: string, account: Account): void {
  try {
    mkdirSync(path, { mode: 0o700 });
    giveTo(account, path);
  } catch (cause) {
    const entry = lstatSync(path);
    const owners = [process.getuid?.(), account.owner?.uid];
    if (!entry.isDirectory() || !owners.includes(entry.uid) || (entry.mode & 0o077) !== 0) {
      throw new Error(`${path} is not a private folder of our own. Remove it.`, { cause });
    }
    giveTo(account, path);
  }
}

function quoted(path: string): string {
  return `'"${path.replaceAll("\\", "\\\\").replaceAll('"', '""').replaceAll("'", "''")}"'`;
}
