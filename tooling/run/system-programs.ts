import { spawn } from "node:child_process";
import { once } from "node:events";
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

/** Runs a program without showing its output, for at most ten minutes, and returns whether it succeeded. */
export async function succeeds(
  program: string,
  options: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<boolean> {
  const child = spawn(program, options, { stdio: "ignore", env, timeout: 600_000 });
  try {
    const [code] = (await once(child, "exit")) as [number | null];
    return code === 0;
  } catch {
    return false;
  }
}

/** Says for how long `installPackage` waits while another program holds a lock of apt. */
export const aptWait = "if another program is using apt, this waits for it, 5 minutes at most";
// Without this, apt-get fails immediately. It covers all locks: of packages, lists and archives.
const waiting = ["-o", "DPkg::Lock::Timeout=300", "-q"];

/**
 * Installs the first of some Debian or Ubuntu packages that exists, if this process is root.
 *
 * @returns Whether one was installed.
 */
export async function installPackage(...names: readonly string[]): Promise<boolean> {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  if (!(await succeeds("apt-get", ["update", ...waiting], env))) return false;
  for (const name of names)
    if (await succeeds("apt-get", ["install", "-y", ...waiting, name], env)) return true;
  return false;
}

/** Returns the path of a program, and installs the package of the same name if it's missing. */
export async function findProgram(
  command: string,
  title: string,
  say: (line: string) => void,
): Promise<string | undefined> {
  const present = presentProgram(command);
  if (present !== undefined || process.platform !== "linux" || process.getuid?.() !== 0) return present;
  say(`Installing ${title} from the system's packages; ${aptWait}`);
  if (!(await installPackage(command))) say("That did not work");
  return presentProgram(command);
}
