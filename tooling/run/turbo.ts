import { join } from "node:path";
import { lock, type LockOptions } from "./lock.ts";
import { runNodeProgram } from "./node-program.ts";
import { programOf } from "./programs.ts";

const variables = { TURBO_TELEMETRY_DISABLED: "1", TURBO_NO_UPDATE_NOTIFIER: "1" };

/**
 * Runs tasks of the workspace with turbo, which skips what is up to date. Waits for another process that runs the same
 * tasks there, because both would write into the same folders. Turbo and its tasks end with this process, even when
 * that is killed.
 *
 * @throws AbortError when the signal aborts, after turbo has ended its tasks.
 * @throws Error with the output of turbo and the tasks, when one fails.
 */
export async function runTurbo(
  repository: string,
  options: readonly string[],
  { signal, onWait }: LockOptions = {},
): Promise<void> {
  const name = `run-${(options[0] ?? "").replaceAll(/\W/gu, "-")}.lock`;
  const release = await lock(join(repository, ".turbo", name), { signal, onWait });
  try {
    const command = ["run", ...options, "--output-logs=errors-only"];
    await runNodeProgram(programOf(repository, "turbo"), command, { folder: repository, variables, signal });
  } finally {
    release();
  }
}
