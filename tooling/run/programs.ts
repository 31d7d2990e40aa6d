import { type ExecFileException, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setPriority } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";

/** Imported before a program, it ends that with the process that started it, even a killed one. */
export const followParent = new URL("follow-parent.mjs", import.meta.url).href;

const lowPriority = 10;

/**
 * Returns the file to run with Node.js for a command of an installed package. The wrappers in `node_modules/.bin`
 * choose the Node.js themselves, and differ between systems.
 *
 * @throws Error when the package has no such command.
 *
 * @example
 * findProgramFile("/srv/heater-age", "turbo"); //=> "/srv/heater-age/node_modules/turbo/bin/turbo"
 */
export function findProgramFile(folder: string, name: string, command: string = name): string {
  const home = join(folder, "node_modules", name);
  const { bin } = JSON.parse(readFileSync(join(home, "package.json"), "utf8")) as {
    readonly bin?: string | Readonly<Record<string, string>>;
  };
  const file = typeof bin === "string" ? bin : bin?.[command];
  if (file === undefined) throw new Error(`${name} has no command ${command}.`);
  return join(home, file);
}

export interface ProgramOptions {
  readonly folder: string;
  /** Variables in addition to those of this process. */
  readonly variables?: NodeJS.ProcessEnv;
  /** Ends the program. */
  readonly signal?: AbortSignal | undefined;
  /** Whether its output is shown. Else an error has it, and it ends with this process, even a killed one. */
  readonly isShown?: boolean;
  /** Whether it runs at low priority. */
  readonly inBackground?: boolean;
}

/**
 * Runs a program with this Node.js.
 *
 * @throws AbortError when the signal aborts, after the program has ended.
 * @throws Error when it fails.
 */
export async function runProgram(
  command: readonly string[],
  { folder, variables = {}, signal, isShown = false, inBackground = false }: ProgramOptions,
): Promise<void> {
  signal?.throwIfAborted();
  const child = spawn(process.execPath, isShown ? command : ["--import", followParent, ...command], {
    cwd: folder,
    env: { ...process.env, ...variables },
    stdio: isShown ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe", "ipc"],
  });
  if (inBackground && child.pid !== undefined) setPriority(child.pid, lowPriority);
  const stop = (): void => void child.kill("SIGTERM");
  signal?.addEventListener("abort", stop);
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null);
  const output = Promise.all(streams.map((stream) => text(stream)));
  const [code, ending] = (await once(child, "close")) as [number | null, string | null];
  signal?.removeEventListener("abort", stop);
  // Turbo reports success when asked to end.
  signal?.throwIfAborted();
  if (code === 0) return;
  const words = (await output).join("").trim();
  throw new Error(
    isShown
      ? `It ended with ${ending ?? code}.`
      : `${command.join(" ")} ended with ${ending ?? code}:\n${words}`,
  );
}

/**
 * Runs a program without showing its output.
 *
 * @returns What it wrote to standard output.
 * @throws Error with all of its output when it fails.
 */
export async function runQuietly(
  program: string,
  options: readonly string[],
  { folder, env = process.env }: { readonly folder: string; readonly env?: NodeJS.ProcessEnv },
): Promise<string> {
  try {
    // On Windows, package manager commands are scripts.
    const shell = process.platform === "win32" && program !== process.execPath;
    const settings = { cwd: folder, env, shell, maxBuffer: 64 * 1024 * 1024 };
    return (await promisify(execFile)(program, options, settings)).stdout;
  } catch (error) {
    const { code, signal, stdout, stderr, message } = error as ExecFileException;
    const output = `${stdout ?? ""}${stderr ?? ""}`.trim() || message;
    throw new Error(`${program} ${options.join(" ")} ended with ${signal ?? code}:\n${output}`, {
      cause: error,
    });
  }
}

/** Waits until a condition holds, and returns false when it still doesn't after some milliseconds. */
export async function until(
  isTrue: () => boolean | Promise<boolean>,
  timeout: number,
  pause = 50,
): Promise<boolean> {
  for (const deadline = Date.now() + timeout; Date.now() < deadline; await wait(pause))
    if (await isTrue()) return true;
  return false;
}

/**
 * Reads a whole number from 1 on from the command line.
 *
 * @throws Error for anything else.
 */
export function wholeNumber(option: string, words: string): number {
  const number = Number(words);
  if (!Number.isSafeInteger(number) || number < 1) throw new Error(`${option} has to be a whole number`);
  return number;
}
