import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { lock, type LockOptions } from "./lock.ts";
import { programOf } from "./programs.ts";

const follow = new URL("follow-parent.mjs", import.meta.url).href;

/**
 * Runs tasks of the workspace with turbo, which skips what is up to date. Waits for another process that runs the same
 * tasks there, because both would write into the same folders. Turbo and its tasks end with this process, even when
 * that is killed.
 *
 * @throws AbortError when the signal says so, after turbo has ended its tasks.
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
    signal?.throwIfAborted();
    const env = { ...process.env, TURBO_TELEMETRY_DISABLED: "1", TURBO_NO_UPDATE_NOTIFIER: "1" };
    const child = fork(programOf(repository, "turbo"), ["run", ...options, "--output-logs=errors-only"], {
      cwd: repository,
      env,
      silent: true,
      execArgv: ["--import", follow],
    });
    const stop = (): void => void child.kill("SIGTERM");
    signal?.addEventListener("abort", stop);
    const streams = [child.stdout, child.stderr].filter((stream) => stream !== null);
    const output = Promise.all(streams.map((stream) => text(stream)));
    const [code, signalName] = (await once(child, "close")) as [number | null, string | null];
    signal?.removeEventListener("abort", stop);
    // A turbo that is asked to end reports success.
    signal?.throwIfAborted();
    if (code !== 0) {
      const words = (await output).join("").trim();
      throw new Error(`turbo run ${options.join(" ")} ended with ${signalName ?? code}:\n${words}`);
    }
  } finally {
    release();
  }
}
