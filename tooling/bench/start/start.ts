import { execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { local, repository } from "@heater-age/run/apps";
import { freePorts } from "@heater-age/run/ports";
import { runQuietly, until } from "@heater-age/run/programs";
import { type Measure, median, met } from "../harness/measure.ts";
import { medianRatio, takeTurns } from "../harness/take-turns.ts";
import { processesWith, processorSeconds } from "../harness/processes.ts";

const ROUNDS = 3;
const LONGEST = 10 * 60_000;
const goals = { first: 30, processor: 50, again: 3 } as const;
const mark = "HEATER_AGE_BENCH";

interface Start {
  /** Seconds until the first page. */
  readonly seconds: number;
  /** CPU seconds until then. */
  readonly processor: number;
}

/** A folder that can be started, with its own package store and caches. */
interface Project {
  readonly folder: string;
  readonly home: string;
}

const { packageManager } = JSON.parse(readFileSync(join(repository, "package.json"), "utf8")) as {
  readonly packageManager: string;
};

/** Returns a terminal's variables, without those and the programs of the pnpm that runs this. */
function variablesOf({ home }: Project): NodeJS.ProcessEnv {
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

/** Starts a project, waits for its first page, and stops it. */
async function start(project: Project): Promise<Start> {
  const port = await freePorts(2, 4880);
  const id = randomUUID();
  const ports = { PORT: String(port), API_PORT: String(port + 1) };
  const began = performance.now();
  const child = spawn("npx", ["-y", packageManager, "start"], {
    cwd: project.folder,
    env: { ...variablesOf(project), ...ports, [mark]: id },
    stdio: "ignore",
  });
  const ended = new Promise((resolve) => void child.once("close", resolve));
  const answers = async (): Promise<boolean> => {
    const response = await fetch(`${local(port)}/`).catch(() => undefined);
    await response?.body?.cancel();
    return response?.ok === true;
  };
  const isUp = await Promise.race([until(answers, LONGEST), ended.then(() => false)]);
  const seconds = (performance.now() - began) / 1000;
  const processes = processesWith(mark, id);
  const processor = processorSeconds(processes);
  for (const one of processes) process.kill(Number(one), "SIGINT");
  await ended;
  await until(() => processesWith(mark, id).length === 0, 60_000);
  if (!isUp) throw new Error(`${project.folder} did not answer`);
  return { seconds, processor };
}

function cloned({ folder }: Project): void {
  execFileSync("git", ["clone", "--quiet", repository, folder]);
}

/** Creates a React page, built by Vite and served by Fastify, in the product's versions. */
async function template(project: Project): Promise<void> {
  const { folder } = project;
  cpSync(fileURLToPath(new URL("template", import.meta.url)), folder, { recursive: true });
  const workspace = readFileSync(join(repository, "pnpm-workspace.yaml"), "utf8");
  const catalog = /^catalog:\n(?: {2}.*\n)+/mu.exec(workspace)?.[0] ?? "";
  writeFileSync(
    join(folder, "pnpm-workspace.yaml"),
    `${catalog}verifyDepsBeforeRun: install\ntrustLockfile: true\n`,
  );
  const names = ["@fastify/static", "fastify", "react", "react-dom", "vite"];
  const scripts = { start: "vite build && node server.js" };
  const dependencies = Object.fromEntries(names.map((name) => [name, "catalog:"]));
  const content = { name: "template", private: true, type: "module", scripts, dependencies };
  writeFileSync(join(folder, "package.json"), JSON.stringify(content));
  const env = variablesOf(project);
  await runQuietly("npx", ["-y", packageManager, "install", "--lockfile-only"], { folder, env });
}

/** Creates a project and starts it twice. */
async function startTwice(make: (project: Project) => void | Promise<void>) {
  const scratch = mkdtempSync(join(tmpdir(), "heater-age-start-"));
  const project = { folder: join(scratch, "project"), home: join(scratch, "home") };
  try {
    await make(project);
    const first = await start(project);
    return { first, again: await start(project) };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

const shown = (seconds: number): string => `${seconds.toFixed(1)} s`;

/** Measures the start command in a fresh clone with an empty package store, and the second time. */
export const startCommand: Measure = {
  name: "start",
  table: {
    title: "From the start command to the first page",
    heads: ["What", "Time", "CPU time", "Times the template", "Goal"],
  },
  skipped: () => (process.platform === "linux" ? undefined : "processes are read from /proc"),
  async run({ say }) {
    say(`${ROUNDS} rounds`);
    const contestants = {
      template: { run: () => startTwice(template) },
      product: { run: () => startTwice(cloned) },
    };
    const rounds = await takeTurns(contestants, ROUNDS);
    const row = (
      title: string,
      name: keyof typeof rounds,
      which: "first" | "again",
      goal: (start: Start) => string,
    ) => {
      const times = (of: keyof typeof rounds) => rounds[of].map((round) => round[which].seconds);
      const seconds = median(times(name));
      const processor = median(rounds[name].map((round) => round[which].processor));
      const ratio = medianRatio(times(name), times("template")).toFixed(1);
      return [title, shown(seconds), shown(processor), ratio, goal({ seconds, processor })];
    };
    const none = (): string => "–";
    return {
      "template-first": row(
        "A Vite and Fastify page, in a new folder with an empty store",
        "template",
        "first",
        none,
      ),
      "product-first": row(
        "Heater Age, in a fresh clone with an empty store",
        "product",
        "first",
        ({ seconds, processor }) =>
          `at most ${goals.first} s: ${met(seconds <= goals.first)}; at most ${goals.processor} s of CPU time: ${met(processor <= goals.processor)}`,
      ),
      "template-again": row("The Vite and Fastify page, again", "template", "again", none),
      "product-again": row(
        "Heater Age, again",
        "product",
        "again",
        ({ seconds }) => `at most ${goals.again} s: ${met(seconds <= goals.again)}`,
      ),
    };
  },
};
