import { fork } from "node:child_process";
import { once } from "node:events";
import { setPriority } from "node:os";
import { text } from "node:stream/consumers";

export interface NodeProgramOptions {
  readonly folder: string;
  /** Variables in addition to those of this process. */
  readonly variables?: Readonly<Record<string, string>> | undefined;
  /** Ends the program. */
  readonly signal?: AbortSignal | undefined;
  /** Whether it runs at low priority. */
  readonly inBackground?: boolean | undefined;
}

const follow = new URL("follow-parent.mjs", import.meta.url).href;
const lowPriority = 10;

/**
 * Runs a program with this Node.js, without showing its output. It ends with this process, even a killed one.
 *
 * @throws AbortError when the signal aborts, after the program has ended.
 * @throws Error with all of the program's output when it fails.
 */
export async function runNodeProgram(
  program: string,
  options: readonly string[],
  { folder, variables = {}, signal, inBackground = false }: NodeProgramOptions,
): Promise<void> {
  signal?.throwIfAborted();
  const child = fork(program, options, {
    cwd: folder,
    env: { ...process.env, ...variables },
    silent: true,
    execArgv: ["--import", follow],
  });
  if (inBackground && child.pid !== undefined) setPriority(child.pid, lowPriority);
  const stop = (): void => void child.kill("SIGTERM");
  signal?.addEventListener("abort", stop);
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null);
  const output = Promise.all(streams.map((stream) => text(stream)));
  const [code, signalName] = (await once(child, "close")) as [number | null, string | null];
  signal?.removeEventListener("abort", stop);
  // Turbo reports success when asked to end.
  signal?.throwIfAborted();
  if (code === 0) return;
  const words = (await output).join("").trim();
  throw new Error(`${[program, ...options].join(" ")} ended with ${signalName ?? code}:\n${words}`);
}
