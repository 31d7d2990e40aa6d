import type { ChildProcess, StdioOptions } from "node:child_process";
import { spawn } from "node:child_process";
import type { Account } from "./postgres-account.ts";

/** How a program of PostgreSQL is started. */
export interface LaunchOptions {
  /** The folder to start in. */
  readonly folder: string;
  /** Where its words go; by default they can be read from the child's `stderr`. */
  readonly stdio?: StdioOptions;
  /** Whether it outlives the terminal and gets none of its signals. */
  readonly detached?: boolean;
}

/** Starts a program under the account, without the variables that would change what PostgreSQL does. */
export function launch(
  account: Account,
  program: string,
  options: readonly string[],
  { folder, stdio = ["ignore", "ignore", "pipe"], detached = false }: LaunchOptions,
): ChildProcess {
  const [command = program, ...rest] = [...account.prefix, program, ...options];
  // With a prefix it is the prefix that switches the account: it could not keep its rights otherwise.
  const owner = account.prefix.length === 0 ? account.owner : undefined;
  const own = Object.entries(process.env).filter(
    ([name]) => !name.startsWith("PG") && !name.startsWith("LC_"),
  );
  const env = { ...Object.fromEntries(own), LC_ALL: "C" };
  return spawn(command, rest, { ...owner, cwd: folder, env, stdio, detached, windowsHide: true });
}

/**
 * Waits until a program is through.
 *
 * @throws Error with what it wrote to `stderr` when it failed.
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

/** True when a process of that number exists, whoever owns it. */
export function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
