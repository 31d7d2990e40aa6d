import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

/** Returns whether a process with this ID runs, under any account. An ended one that nothing waits for doesn't. */
export function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) return false;
  }
  return process.platform !== "linux" || readStat(id)?.state !== "Z";
}

/** Returns a process's command line, and an empty text when it has ended. */
export function readCommand(id: number): string {
  try {
    return process.platform === "linux"
      ? readFileSync(`/proc/${id}/cmdline`, "utf8").replaceAll("\0", " ").trim()
      : execFileSync("ps", ["-p", String(id), "-o", "command="], { encoding: "utf8" }).trim();
  } catch {
    return "";
  }
}

function readParent(id: number): number {
  if (process.platform === "linux") return readStat(id)?.parent ?? 0;
  try {
    return Number(execFileSync("ps", ["-p", String(id), "-o", "ppid="], { encoding: "utf8" }));
  } catch {
    return 0;
  }
}

function readStat(id: number): { readonly state: string; readonly parent: number } | undefined {
  try {
    const text = readFileSync(`/proc/${id}/stat`, "utf8");
    // The name before it can contain anything.
    const [state = "", parent] = text.slice(text.lastIndexOf(")") + 2).split(" ");
    return { state, parent: Number(parent) };
  } catch {
    return undefined;
  }
}

// The command line of a package manager: "npm exec pnpm@12 start", "node /usr/bin/pnpm start".
const packageManager = /^(?:\S*\/)?(?:node \S*\/)?(?:npm|npx|pnpm|corepack)(?:-cli)?(?:\.[cm]?js)?(?: |$)/u;
const shell = /^(?:\S*\/)?(?:ba|da)?sh -c /u;

/** Returns the package managers that started this process, with shells between them: npx, a shell, pnpm, a shell. */
function findRunners(): readonly number[] {
  const runners: number[] = [];
  for (let id = process.ppid; id > 1; id = readParent(id)) {
    const command = readCommand(id);
    if (packageManager.test(command)) runners.push(id);
    else if (!shell.test(command)) break;
  }
  return runners;
}

/**
 * Resolves when npx or pnpm, which started this process, has ended. Without a terminal, npx doesn't pass SIGTERM on, and
 * pnpm and this process would remain. Never resolves when none of them started it, and on Windows.
 */
export async function untilRunnerEnds(pause = 500): Promise<void> {
  const runners = process.platform === "win32" ? [] : findRunners();
  if (runners.length === 0) return new Promise(() => {});
  while (runners.every(isAlive)) await wait(pause, undefined, { ref: false });
  return undefined;
}
