import { existsSync } from "node:fs";
import { join } from "node:path";
import { repository } from "./public-packages.ts";
import { runCommand } from "./run-command.ts";

/** An installed runtime. */
export interface Runtime {
  readonly name: string;
  readonly program: string;
}

/** JavaScript runtimes, in the versions of `runtimes/package.json`. */
export interface Runtimes {
  /** Those that run a file, with the options for a module on the network, and for CommonJS. */
  readonly files: readonly (Runtime & {
    readonly options: readonly string[];
    readonly requires: readonly string[];
  })[];
  /** The runtime of Cloudflare's workers. */
  readonly workers: string | undefined;
  /** The names of those that are not installed. */
  readonly missing: readonly string[];
}

const home = join(repository, "tooling", "publish", "runtimes");
const modules = join(home, "node_modules");

/** Installs what a folder of this package lists, which has a lock of its own because it is not in the workspace. */
export async function installApart(folder: string): Promise<void> {
  await runCommand("pnpm", ["install", "--ignore-workspace", "--frozen-lockfile", "--ignore-scripts"], {
    folder,
  });
}

/** Installs the runtimes that are npm packages. They are hundreds of megabytes, so they are not in the workspace. */
export const installRuntimes = (): Promise<void> => installApart(home);

/** Returns the installed runtimes: of Node.js the oldest that are promised, and this one. There are packages for Linux only; other systems have this Node.js. */
export function findRuntimes(): Runtimes {
  const arm = process.arch === "arm64";
  const cpu = arm ? "arm64" : "x64";
  const at = (...path: readonly string[]): string => join(modules, ...path);
  const files = [
    { name: "Node.js 20", program: at(`node-20-linux-${cpu}`, "bin", "node"), options: [], requires: [] },
    { name: "Node.js 22", program: at(`node-22-linux-${cpu}`, "bin", "node"), options: [], requires: [] },
    {
      name: `Node.js ${process.versions.node.split(".")[0]}`,
      program: process.execPath,
      options: [],
      requires: [],
    },
    {
      name: "Deno",
      program: at("@deno", `linux-${cpu}-glibc`, "deno"),
      options: ["run", "--quiet", "--no-prompt", "--no-remote", "--allow-net=127.0.0.1"],
      requires: ["run", "--quiet", "--no-prompt", "--no-remote", "--allow-read"],
    },
    {
      name: "Bun",
      program: at("@oven", `bun-linux-${arm ? "aarch64" : "x64"}`, "bin", "bun"),
      options: ["run"],
      requires: ["run"],
    },
  ];
  const workers = at("@cloudflare", `workerd-linux-${arm ? "arm64" : "64"}`, "bin", "workerd");
  return {
    files: files.filter(({ program }) => existsSync(program)),
    workers: existsSync(workers) ? workers : undefined,
    missing: [...files, { name: "Workers", program: workers }]
      .filter(({ program }) => !existsSync(program))
      .map(({ name }) => name),
  };
}
