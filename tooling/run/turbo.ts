import { repository } from "./apps.ts";
import { findProgramFile, runProgram } from "./programs.ts";

const quiet = { TURBO_TELEMETRY_DISABLED: "1", TURBO_NO_UPDATE_NOTIFIER: "1" };

/**
 * Runs tasks of the workspace with turbo, which skips what is up to date. Turbo and its tasks end with this process,
 * even when that is killed. Throws as `runProgram` does.
 */
export async function runTurbo(options: readonly string[], variables: NodeJS.ProcessEnv = {}): Promise<void> {
  const command = [findProgramFile(repository, "turbo"), "run", ...options, "--output-logs=errors-only"];
  const env = { ...process.env, ...quiet, ...variables };
  await runProgram(process.execPath, command, { folder: repository, env });
}
