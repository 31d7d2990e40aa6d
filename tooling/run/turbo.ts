import { programOf, runQuietly } from "./programs.ts";

/**
 * Runs tasks of the workspace with turbo, which skips what is up to date.
 *
 * @throws Error with the output of turbo and the tasks, when one fails.
 */
export async function runTurbo(repository: string, options: readonly string[]): Promise<void> {
  const command = [programOf(repository, "turbo"), "run", ...options, "--output-logs=errors-only"];
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: "1", TURBO_NO_UPDATE_NOTIFIER: "1" };
  await runQuietly(process.execPath, command, { folder: repository, env });
}
