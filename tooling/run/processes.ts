import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

interface SystemProcess {
  readonly parent: number;
  /** Its command line. */
  readonly command: string;
}

/** Returns a process, under any account; undefined when it has ended, even if nothing waits for it. Not on Windows. */
export function readProcess(id: number): SystemProcess | undefined {
  try {
    if (process.platform !== "linux") {
      const line = execFileSync("ps", ["-p", String(id), "-o", "ppid=,command="], { encoding: "utf8" });
      const [, parent, command = ""] = /^\s*(\d+) (.+)/u.exec(line) ?? [];
      return { parent: Number(parent), command };
    }
    const stat = readFileSync(`/proc/${id}/stat`, "utf8");
    // The name before them can contain anything.
    const [state, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const command = readFileSync(`/proc/${id}/cmdline`, "utf8").replaceAll("\0", " ").trim();
    return state === "Z" ? undefined : { parent: Number(parent), command };
  } catch {
    return undefined;
  }
}

/** Returns whether a process runs. */
export function isAlive(id: number): boolean {
  if (process.platform === "linux") return readProcess(id) !== undefined;
  try {
    return process.kill(id, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

// The command line of a package manager: "npm exec pnpm@12 start", "node /usr/bin/pnpm start".
const packageManager = /^(?:\S*\/)?(?:node \S*\/)?(?:npm|npx|pnpm|corepack)(?:-cli)?(?:\.[cm]?js)?(?: |$)/u;
const shell = /^(?:\S*\/)?(?:ba|da)?sh -c /u;

/** Returns the package managers that started this process, with shells between them: npx, a shell, pnpm, a shell. */
function findRunners(): readonly number[] {
  const runners: number[] = [];
  for (let id = process.ppid; id > 1;) {
    const { parent, command } = readProcess(id) ?? { parent: 0, command: "" };
    if (packageManager.test(command)) runners.push(id);
    else if (!shell.test(command)) break;
    id = parent;
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
