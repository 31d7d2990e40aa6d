import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The top folder of the repository, with a slash at its end. */
export const repository = fileURLToPath(new URL("../..", import.meta.url));

/** What pnpm said. */
export interface PnpmAnswer {
  readonly status: number | null;
  readonly said: string;
  readonly complained: string;
}

/**
 * Asks the pnpm that runs us.
 *
 * @example
 * askPnpm(["--version"]); // { status: 0, said: "12.21.0\n", complained: "" }
 */
export function askPnpm(command: readonly string[]): PnpmAnswer {
  const { status, stdout, stderr } = spawnSync("pnpm", command, {
    cwd: repository,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === "win32",
  });
  return { status, said: stdout ?? "", complained: stderr ?? "" };
}
