import { randomBytes } from "node:crypto";
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Account, giveTo } from "./postgres-account.ts";
import { type Binaries, finish, launch } from "./postgres-process.ts";

/** Where the files of one database server are, and how it's reached. */
export interface Place {
  readonly folder: string;
  /** PostgreSQL's own data folder. */
  readonly data: string;
  /** The file with the server's output. */
  readonly log: string;
  /** The folder of the local socket. Empty on Windows, which has none. */
  readonly socket: string;
  /** The port on the loopback on Windows; elsewhere only a part of the socket's name. */
  readonly port: number;
}

/** Whether the server listens on a loopback port with a password, because the system has no local sockets. */
const usesPort = process.platform === "win32";
const standardPort = 5432;
/** The name of a server's socket in its folder. */
export const socketName = `.s.PGSQL.${standardPort}`;
const longestSocketPath = 103;
const settingsFile = "heater-age.conf";

/**
 * Returns the place of a server in a folder, and creates the folder.
 *
 * The socket is in the folder too, unless its path would be longer than the system allows. Then it is in a new temporary
 * folder.
 *
 * @throws Error when the folder isn't writable or another user owns it.
 */
export function placeIn(folder: string, account: Account): Place {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  giveTo(account, folder);
  let socket = usesPort ? "" : folder;
  if (Buffer.byteLength(join(socket, socketName)) > longestSocketPath) {
    socket = mkdtempSync(join(tmpdir(), "heater-age-"));
    giveTo(account, socket);
  }
  // Two servers that start at once would find the same port free.
  const port = usesPort ? 20_000 + Math.floor(Math.random() * 20_000) : standardPort;
  return { folder, data: join(folder, "data"), log: join(folder, "server.log"), socket, port };
}

/** Returns the address of a database: "postgres://postgres@%2Fsrv%2Fheater-age%2F.data%2Fpostgres:5432/postgres". */
export function addressIn({ folder, socket, port }: Omit<Place, "data" | "log">, database: string): string {
  const name = encodeURIComponent(database);
  if (!usesPort) return `postgres://postgres@${encodeURIComponent(socket)}:${port}/${name}`;
  const password = encodeURIComponent(readFileSync(passwordFile(folder), "utf8").trim());
  return `postgres://postgres:${password}@127.0.0.1:${port}/${name}`;
}

/** How data is created. */
export interface DataPlan {
  readonly account: Account;
  readonly binaries: Binaries;
  /** Whether a commit waits for the disk. */
  readonly durable: boolean;
}

/**
 * Creates the data folder unless it exists, and writes the settings.
 *
 * The data is created under another name and renamed when complete, so a killed start leaves no incomplete data.
 *
 * @throws Error with what to do when the data has another version or lacks files. Nothing is changed then: empty data in
 *   its place would hide the loss.
 */
export async function ensureData(place: Place, plan: DataPlan): Promise<void> {
  const { account, binaries, durable } = plan;
  const { folder, data } = place;
  if (!existsSync(data) || readdirSync(data).length === 0) await initialize(place, plan);
  giveTo(account, data);
  const version = readText(join(data, "PG_VERSION")).trim();
  if (version === "") throw new Error(damaged(place, "it lacks PG_VERSION."));
  if (version !== binaries.version) {
    throw new Error(
      [
        `The data in ${folder} is of PostgreSQL ${version}, and this release runs ${binaries.version}. Nothing was changed.`,
        `To move it, make a backup with the release that you had: npx -y pnpm@12 backup FILE`,
        `Then rename ${folder}, and restore the backup with this release: npx -y pnpm@12 restore FILE`,
      ].join("\n"),
    );
  }
  writeFileSync(join(data, settingsFile), settings(place, durable), { mode: 0o644 });
}

async function initialize({ folder, data }: Place, { account, binaries, durable }: DataPlan): Promise<void> {
  const unfinished = join(folder, "data-new");
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  giveTo(account, unfinished);
  const locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const entry = usesPort ? ["--auth=scram-sha-256", `--pwfile=${newPassword(folder)}`] : ["--auth=trust"];
  const speed = durable ? [] : ["--no-sync"];
  const options = ["-D", unfinished, "-U", "postgres", ...locale, ...entry, ...speed];
  await finish(launch(account, binaries.initdb, options, { folder }), "initdb");
  appendFileSync(join(unfinished, "postgresql.conf"), `include '${settingsFile}'\n`);
  renameSync(unfinished, data);
}

function passwordFile(folder: string): string {
  return join(folder, "password");
}

function newPassword(folder: string): string {
  const file = passwordFile(folder);
  if (!existsSync(file)) writeFileSync(file, `${randomBytes(24).toString("base64url")}\n`, { mode: 0o600 });
  return file;
}

function settings({ socket, port }: Place, durable: boolean): string {
  const quoted = `'"${socket.replaceAll("\\", "\\\\").replaceAll('"', '""').replaceAll("'", "''")}"'`;
  const lines = ["timezone = 'UTC'", "log_timezone = 'UTC'", "max_connections = 100", `port = ${port}`];
  if (usesPort) lines.push("listen_addresses = '127.0.0.1'");
  else
    lines.push(
      "listen_addresses = ''",
      `unix_socket_directories = ${quoted}`,
      "unix_socket_permissions = 0700",
    );
  if (!durable)
    lines.push("fsync = off", "synchronous_commit = off", "full_page_writes = off", "autovacuum = off");
  return `${lines.join("\n")}\n`;
}

/** Returns the message for data that no server starts with, without PostgreSQL's advice that would destroy it. */
export function damaged({ folder, data }: Place, reason: string): string {
  const lines = reason.split("\n").filter((line) => !/\bHINT: .*initdb/u.test(line));
  return [
    `PostgreSQL doesn't start with the data in ${data}: ${lines.join("\n")}`,
    "Nothing was deleted. If the data is damaged, please don't change anything there: an expert may still rescue it.",
    `To go on, rename ${folder}, and restore your last backup: npx -y pnpm@12 restore FILE`,
  ].join("\n");
}

/** Returns a file's text, or an empty one if it can't be read. */
export function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
