import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Returns the folders of `PATH`. */
export const pathFolders = (variables: NodeJS.ProcessEnv): readonly string[] =>
  (variables["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");

/** Returns whether a file exists and may be executed. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns the path of an installed program, including folders that only root has in `PATH`. */
export function presentProgram(
  command: string,
  variables: NodeJS.ProcessEnv = process.env,
  serverFolders: readonly string[] = ["/usr/local/sbin", "/usr/sbin"],
): string | undefined {
  const folders = [...pathFolders(variables), ...serverFolders];
  return folders.map((folder) => join(folder, command)).find(isExecutable);
}

/**
 * Installs the first of some Debian or Ubuntu packages that exists, if this process is root.
 *
 * @returns Whether one was installed.
 */
export function installPackage(...names: readonly string[]): boolean {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...command: readonly string[]): boolean =>
    spawnSync("apt-get", command, { stdio: "ignore", env, timeout: 300_000 }).status === 0;
  return apt("update", "-q") && names.some((name) => apt("install", "-y", "-q", name));
}

/** Returns the path of a program, and installs the package of the same name if it's missing. */
export function findProgram(command: string, title: string, say: (line: string) => void): string | undefined {
  const present = presentProgram(command);
  if (present !== undefined || process.platform !== "linux" || process.getuid?.() !== 0) return present;
  say(`Installing ${title} from the system's packages`);
  if (!installPackage(command)) say("That did not work");
  return presentProgram(command);
}
