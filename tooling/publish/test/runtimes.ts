import { existsSync } from "node:fs";
import { join } from "node:path";
import { repository } from "../public-packages.ts";
import { runCommand } from "../run-command.ts";

/** An installed runtime. */
export interface Runtime {
  readonly name: string;
  readonly program: string;
}

/** JavaScript runtimes, in the versions from `runtimes/package.json`. */
export interface Runtimes {
  /** Runtimes that run a file, with their options for modules that use the network, and for CommonJS. */
  readonly files: readonly (Runtime & {
    readonly options: readonly string[];
    readonly requires: readonly string[];
  })[];
  /** Cloudflare's Workers runtime. */
  readonly workers: string | undefined;
  /** The names of runtimes that aren't installed. */
  readonly missing: readonly string[];
}

const home = join(repository, "tooling", "publish", "runtimes");
const modules = join(home, "node_modules");

/** Installs the packages of a subfolder. It has its own lock file, because it isn't in the workspace. */
export async function installApart(folder: string): Promise<void> {
  await runCommand("pnpm", ["install", "--ignore-workspace", "--frozen-lockfile", "--ignore-scripts"], {
    folder,
  });
}

/** Installs the runtimes that are npm packages. At hundreds of megabytes, they stay outside the workspace. */
export const installRuntimes = (): Promise<void> => installApart(home);

/**
 * Returns the installed runtimes, with this Node.js and the oldest supported ones. Systems other than Linux have only
 * this Node.js.
 */
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
