import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Account, giveTo } from "./postgres-account.ts";
import { type Binaries, inEnglish } from "./postgres-programs.ts";
import { runProgram } from "./programs.ts";

/** Where the files of one database server are, and how it's reached. */
export interface Place {
  /** PostgreSQL's own data folder, in the folder that the caller named. */
  readonly data: string;
  /** The file with the server's output. */
  readonly log: string;
  /** The folder of the local socket. Windows has none. */
  readonly socket: string;
  /** The port on the loopback on Windows; elsewhere only a part of the socket's name. */
  readonly port: number;
}

/** Whether the server listens on a loopback port with a password, because the system has no local sockets. */
export const usesPort = process.platform === "win32";

const toPasswordFile = (data: string): string => join(dirname(data), "password");

/** Returns the address of a database: "postgres://postgres@%2Ftmp%2Fheater-age-x1:5432/postgres". */
export function addressIn({ data, socket, port }: Omit<Place, "log">, database: string): string {
  const name = encodeURIComponent(database);
  if (!usesPort) return `postgres://postgres@${encodeURIComponent(socket)}:${port}/${name}`;
  const password = encodeURIComponent(readText(toPasswordFile(data)).trim());
  return `postgres://postgres:${password}@127.0.0.1:${port}/${name}`;
}

/** How data is created. */
export interface DataPlan {
  readonly account: Account;
  readonly binaries: Binaries;
  /** Whether it has to be on the disk before it is used. */
  readonly isDurable: boolean;
}

/**
 * Creates the data folder unless it exists.
 *
 * The data is created under another name and renamed when complete, so a killed start leaves no incomplete data.
 *
 * @throws Error with what to do when the data has another version or lacks files. Nothing is changed then: empty data in
 *   its place would hide the loss.
 */
export async function ensureData(data: string, plan: DataPlan): Promise<void> {
  const { account, binaries } = plan;
  if (!existsSync(data) || readdirSync(data).length === 0) await initialize(data, plan);
  giveTo(account, data);
  const version = readText(join(data, "PG_VERSION")).trim();
  if (version === "") throw new Error(describeDamage(data, "it lacks PG_VERSION."));
  if (version === binaries.version) return;
  throw new Error(
    [
      `The data in ${dirname(data)} is of PostgreSQL ${version}, and this release runs ${binaries.version}. Nothing was changed.`,
      `To move it, make a backup with the release that you had: npx -y pnpm@12 backup FILE`,
      `Then rename ${dirname(data)}, and restore the backup with this release: npx -y pnpm@12 restore FILE`,
    ].join("\n"),
  );
}

async function initialize(data: string, { account, binaries, isDurable }: DataPlan): Promise<void> {
  const unfinished = `${data}-new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  giveTo(account, unfinished);
  const options = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  if (usesPort) {
    const file = toPasswordFile(data);
    writeFileSync(file, `${randomBytes(24).toString("base64url")}\n`, { mode: 0o600 });
    options.push("--auth=scram-sha-256", `--pwfile=${file}`);
  } else options.push("--auth=trust");
  if (!isDurable) options.push("--no-sync");
  const initdb = [...account.prefix, binaries.initdb, "-D", unfinished, "-U", "postgres", ...options];
  const [program = "", ...rest] = initdb;
  await runProgram(program, rest, { folder: unfinished, env: inEnglish });
  renameSync(unfinished, data);
}

/** Returns the message for data that no server starts with, without PostgreSQL's advice that would destroy it. */
export function describeDamage(data: string, reason: string): string {
  const lines = reason.split("\n").filter((line) => !/\bHINT: .*initdb/u.test(line));
  return [
    `PostgreSQL doesn't start with the data in ${data}: ${lines.join("\n")}`,
    "Nothing was deleted. If the data is damaged, please don't change anything there: an expert may still rescue it.",
    `To go on, rename ${dirname(data)}, and restore your last backup: npx -y pnpm@12 restore FILE`,
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
