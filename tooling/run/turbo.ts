import { spawn } from "node:child_process";
import { programOf } from "./programs.ts";

/**
 * Runs tasks of the workspace through turbo, which leaves out what is up to date.
 *
 * @throws Error when a task fails; its output has been printed.
 *
 * @example
 * await runTurbo(repository, ["build", "--filter=@heater-age/web"]);
 */
export async function runTurbo(repository: string, options: readonly string[]): Promise<void> {
  const child = spawn(
    process.execPath,
    [programOf(repository, "turbo"), "run", ...options, "--output-logs=errors-only"],
    {
      cwd: repository,
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", TURBO_NO_UPDATE_NOTIFIER: "1" },
      stdio: ["ignore", "inherit", "inherit"],
    },
  );
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", resolve);
  });
  if (code !== 0) throw new Error(`turbo run ${options.join(" ")} has failed.`);
}
