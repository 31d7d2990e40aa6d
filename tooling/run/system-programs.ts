import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { runProgram } from "./programs.ts";

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns the paths of the programs with a name in `PATH`. */
export const listPrograms = (
  command: string,
  variables: NodeJS.ProcessEnv = process.env,
): readonly string[] =>
  (variables["PATH"] ?? "")
    .split(delimiter)
    .filter((folder) => folder !== "")
    .map((folder) => join(folder, command))
    .filter(isExecutable);

/** Runs a program without showing its output, and returns whether it succeeded. */
export const succeeds = (program: string, options: readonly string[], env = process.env): Promise<boolean> =>
  runProgram(program, options, { folder: ".", env }).then(
    () => true,
    () => false,
  );

/** Says for how long `installPackage` waits while another program holds a lock of apt. */
export const aptWait = "if another program is using apt, this waits for it, 5 minutes at most";
// Without this, apt-get fails immediately. It covers all locks: of packages, lists and archives.
const waiting = ["-o", "DPkg::Lock::Timeout=300", "-q"];

/** Installs the first of some Debian or Ubuntu packages that exists, if this process is root. */
export async function installPackage(...names: readonly string[]): Promise<void> {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  if (!(await succeeds("apt-get", ["update", ...waiting], env))) return;
  for (const name of names) if (await succeeds("apt-get", ["install", "-y", ...waiting, name], env)) return;
}
