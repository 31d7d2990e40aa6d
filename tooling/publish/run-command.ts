import { spawn } from "node:child_process";

/** How to run a command. */
export interface CommandOptions {
  readonly folder: string;
  /** Variables beside those of this process. */
  readonly variables?: Readonly<Record<string, string>>;
}

/**
 * Runs a command as one would by hand outside of this workspace: without what a package manager that runs us has set.
 *
 * @returns What it wrote to its output.
 * @throws Error with all that it wrote, when it fails.
 *
 * @example
 * await runCommand("npm", ["--version"], { folder: "." }); // "11.6.1\n"
 */
export async function runCommand(
  command: string,
  options: readonly string[],
  { folder, variables = {} }: CommandOptions,
): Promise<string> {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(?:npm_|pnpm_|INIT_CWD$|NODE_OPTIONS$|VITEST)/iu.test(name),
  );
  const child = spawn(command, options, {
    cwd: folder,
    env: { ...Object.fromEntries(own), ...variables },
    // Commands of package managers are scripts there.
    shell: process.platform === "win32",
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: Buffer[] = [];
  const all: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => {
    output.push(chunk);
    all.push(chunk);
  });
  child.stderr.on("data", (chunk: Buffer) => all.push(chunk));
  const end = await new Promise<number | string | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => resolve(signal ?? code));
  });
  if (end !== 0)
    throw new Error(
      `${command} ${options.join(" ")} ended with ${end}:\n${Buffer.concat(all).toString().trim()}`,
    );
  return Buffer.concat(output).toString();
}
