import { spawn } from "node:child_process";
import { programOf } from "./programs.ts";

/**
 * Runs tasks of the workspace through turbo, which leaves out what is up to date. It is silent when all goes well.
 *
 * @throws Error with what turbo and the tasks have written, when one fails.
 *
 * @example
 * await runTurbo(repository, ["build", "--filter=@heater-age/web"]);
 */
export async function runTurbo(repository: string, options: readonly string[]): Promise<void> {
  const command = [programOf(repository, "turbo"), "run", ...options, "--output-logs=errors-only"];
  const child = spawn(process.execPath, command, {
    cwd: repository,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", TURBO_NO_UPDATE_NOTIFIER: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const words: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => words.push(chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  if (code !== 0) throw new Error(`turbo run ${options.join(" ")} has failed:\n${words.join("").trim()}`);
}
