import { execFile } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns the paths of the programs with a name in `PATH`, and in folders that only root has there. */
export function listPrograms(
  command: string,
  variables: NodeJS.ProcessEnv = process.env,
  serverFolders: readonly string[] = ["/usr/local/sbin", "/usr/sbin"],
): readonly string[] {
  const folders = [...(variables["PATH"] ?? "").split(delimiter), ...serverFolders];
  return folders
    .filter((folder) => folder !== "")
    .map((folder) => join(folder, command))
    .filter(isExecutable);
}

/** Runs a program without showing its output, for at most ten minutes, and returns whether it succeeded. */
export const succeeds = (
  program: string,
  options: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<boolean> =>
  promisify(execFile)(program, options, { env, timeout: 600_000, maxBuffer: 64 * 1024 * 1024 }).then(
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
