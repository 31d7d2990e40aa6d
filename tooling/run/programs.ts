import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setPriority } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";

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
  /** Its variables. @default those of this process */
  readonly env?: NodeJS.ProcessEnv;
  /** Whether its output is shown. Else Node.js programs end with this process, even a killed one. */
  readonly isShown?: boolean;
  /** Whether it runs at low priority. */
  readonly inBackground?: boolean;
}

/**
 * Runs a program.
 *
 * @returns What it wrote to standard output, unless that is shown.
 * @throws Error when it fails, with all of its output, unless that is shown.
 */
export async function runProgram(
  program: string,
  options: readonly string[],
  { folder, env = process.env, isShown = false, inBackground = false }: ProgramOptions,
): Promise<string> {
  const isNode = program === process.execPath;
  const isFollower = isNode && !isShown;
  const output = isShown ? "inherit" : "pipe";
  const child = spawn(program, isFollower ? ["--import", followParent, ...options] : options, {
    cwd: folder,
    env,
    stdio: ["ignore", output, output, isFollower ? "ipc" : "ignore"],
    // On Windows, package manager commands are scripts.
    shell: process.platform === "win32" && !isNode,
  });
  if (inBackground && child.pid !== undefined) setPriority(child.pid, lowPriority);
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null);
  const texts = Promise.all(streams.map((stream) => text(stream)));
  const [code, ending] = (await once(child, "close")) as [number | null, string | null];
  const [written = "", errors = ""] = await texts;
  if (code === 0) return written;
  const reason = `ended with ${ending ?? code}`;
  if (isShown) throw new Error(`It ${reason}.`);
  throw new Error(`${[program, ...options].join(" ")} ${reason}:\n${`${written}${errors}`.trim()}`);
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
