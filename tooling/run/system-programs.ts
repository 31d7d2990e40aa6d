import { execFileSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * Where a program of the system is; undefined when it is not installed. Servers are often in folders that are in the
 * `PATH` of root alone, so that these are looked into as well.
 *
 * @example
 * presentProgram("redis-server"); //=> "/usr/bin/redis-server"
 */
export function presentProgram(
  command: string,
  variables: NodeJS.ProcessEnv = process.env,
  beside: readonly string[] = ["/usr/local/sbin", "/usr/sbin"],
): string | undefined {
  const folders = (variables["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  return [...folders, ...beside].map((folder) => join(folder, command)).find(mayRun);
}

/** A program, and the package of the system that brings it. */
export interface SystemProgram {
  readonly command: string;
  /** Name of the package in Debian and Ubuntu. */
  readonly comesWith: string;
  /** What a person calls it. */
  readonly title: string;
}

/**
 * Finds a program, and installs it from the system's packages where there is none and this process may. Undefined when
 * that does not help.
 */
export function findProgram(
  { command, comesWith, title }: SystemProgram,
  say: (line: string) => void,
): string | undefined {
  const present = presentProgram(command);
  if (present !== undefined || process.platform !== "linux" || process.getuid?.() !== 0) return present;
  say(`Installing ${title} from the system's packages`);
  const options = {
    stdio: "ignore",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    timeout: 300_000,
  } as const;
  try {
    execFileSync("apt-get", ["update", "-q"], options);
    execFileSync("apt-get", ["install", "-y", "-q", "--no-install-recommends", comesWith], options);
  } catch {
    say("That did not work");
  }
  return presentProgram(command);
}

function mayRun(place: string): boolean {
  try {
    accessSync(place, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
