import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { repository } from "@heater-age/run/apps";
import { runQuietly } from "@heater-age/run/programs";
import { runTurbo } from "@heater-age/run/turbo";
import { build } from "esbuild";
import { atMost, count, type Measure, median } from "../harness/measure.ts";

const GOAL = 5;
const PROCESSES = 21;

const dist = new URL("../../../packages/decoder/dist/", import.meta.url);
const entries = {
  main: ["@heater-age/decoder", new URL("index.js", dist).href],
  brand: ["@heater-age/decoder/brands/rheem", new URL("brands/rheem.js", dist).href],
} as const;

/** Returns the CPU milliseconds, on all threads, that a new process takes to import a module. */
async function timeOf(address: string): Promise<number> {
  const program = `const begin = process.cpuUsage(); await import(${JSON.stringify(address)}); const { user, system } = process.cpuUsage(begin); process.stdout.write(String((user + system) / 1000));`;
  const command = ["--input-type=module", "--eval", program];
  return Number(await runQuietly(process.execPath, command, { folder: repository }));
}

/** Returns the bytes that a browser fetches: bundled, minified, Brotli. */
async function sizeOf(address: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: `export * from ${JSON.stringify(fileURLToPath(address))};`, resolveDir: repository },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    write: false,
    logLevel: "error",
  });
  return brotliCompressSync(outputFiles[0]?.contents ?? "").length;
}

/** Returns every import's milliseconds, in turns, minus those of an empty module. */
async function timesOf(addresses: readonly string[], empty: string): Promise<readonly number[]> {
  const rounds: number[][] = [];
  for (let round = 0; round < PROCESSES; round += 1) {
    const times: number[] = [];
    for (const address of [empty, ...addresses]) times.push(await timeOf(address));
    rounds.push(times);
  }
  const middle = (index: number): number => median(rounds.map((times) => times[index] ?? Number.NaN));
  return addresses.map((_, index) => middle(index + 1) - middle(0));
}

/** Measures the cost of importing the built package. */
export const startUp: Measure = {
  name: "import",
  table: {
    title: "Importing the published decoder",
    heads: ["Entry", "Startup, ms of CPU time", "Goal", "Met", "Bytes, minified and brotli"],
  },
  async run() {
    await runTurbo(repository, ["build", "--only", "--filter=@heater-age/decoder"]);
    const folder = mkdtempSync(join(tmpdir(), "heater-age-bench-"));
    const empty = join(folder, "empty.mjs");
    writeFileSync(empty, "export {};\n");
    try {
      const chosen = Object.entries(entries);
      const times = await timesOf(
        chosen.map(([, [, address]]) => address),
        pathToFileURL(empty).href,
      );
      const rows = chosen.map(
        async ([name, [entry, address]], index): Promise<[string, readonly string[]]> => {
          const time = times[index] ?? Number.NaN;
          const size = count(await sizeOf(address));
          return [name, [entry, time.toFixed(1), `at most ${GOAL}`, atMost(GOAL, time), size]];
        },
      );
      return Object.fromEntries(await Promise.all(rows));
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};
