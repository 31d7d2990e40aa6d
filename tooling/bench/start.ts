import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { local, repository } from "@heater-age/run/apps";
import { freePorts } from "@heater-age/run/ports";
import { until } from "@heater-age/run/programs";
import type { Row } from "@heater-age/run/results";
import { findQuantile, judgeAtMost, type Measure } from "./measure.ts";

const rounds = 3;
const longest = 10 * 60_000;
const goals = { first: 30, again: 3 } as const;

const { packageManager } = JSON.parse(readFileSync(join(repository, "package.json"), "utf8")) as {
  readonly packageManager: string;
};

/** Returns a terminal's variables, without those and the programs of the pnpm that runs this, and with empty caches. */
function listVariables(home: string): NodeJS.ProcessEnv {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const own = /^(?:npm|pnpm)_(?!config_registry$)|^(?:INIT_CWD|NODE|NODE_PATH|DATABASE_URL|CI)$/u;
  return {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.test(name))),
    PATH: folders.filter((folder) => !folder.includes("node_modules")).join(delimiter),
    PNPM_HOME: home,
    XDG_DATA_HOME: home,
    XDG_CACHE_HOME: join(home, "cache"),
  };
}

/** Starts a clone, waits for its first page, and stops it. Returns the seconds until then. */
async function start(folder: string, home: string): Promise<number> {
  const port = await freePorts(2, 4880);
  const began = performance.now();
  const child = spawn("npx", ["-y", packageManager, "start"], {
    cwd: folder,
    env: { ...listVariables(home), PORT: String(port), API_PORT: String(port + 1) },
    stdio: "ignore",
  });
  const answers = async (): Promise<boolean> => {
    const response = await fetch(`${local(port)}/`).catch(() => undefined);
    await response?.body?.cancel();
    return response?.ok === true || child.exitCode !== null;
  };
  await until(answers, longest);
  const seconds = (performance.now() - began) / 1000;
  if (child.exitCode !== null) throw new Error("The start command ended");
  child.kill("SIGTERM");
  await once(child, "exit");
  // What it started ends within seconds after it.
  await until(async () => (await fetch(local(port)).catch(() => undefined)) === undefined, 20_000);
  return seconds;
}

/** Measures the start command in a fresh clone with an empty package store, and the second time. */
export const startCommand: Measure = {
  name: "start",
  title: "From the start command to the first page",
  async run({ say }) {
    const times: Record<keyof typeof goals, number[]> = { first: [], again: [] };
    for (let round = 1; round <= rounds; round += 1) {
      say(`round ${round} of ${rounds}`);
      const scratch = mkdtempSync(join(tmpdir(), "heater-age-start-"));
      const [folder, home] = [join(scratch, "project"), join(scratch, "home")];
      try {
        execFileSync("git", ["clone", "--quiet", repository, folder]);
        times.first.push(await start(folder, home));
        times.again.push(await start(folder, home));
      } finally {
        rmSync(scratch, { recursive: true, force: true });
      }
    }
    const row = (title: string, which: keyof typeof goals): Row => {
      const seconds = findQuantile(times[which]);
      return { What: title, Time: `${seconds.toFixed(1)} s`, Goal: judgeAtMost(seconds, goals[which], " s") };
    };
    return [row("in a fresh clone with an empty store", "first"), row("again", "again")];
  },
};
