import { type ChildProcess, spawn } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { repository } from "./apps.ts";
import { isAlive } from "./processes.ts";
import { until } from "./programs.ts";
import { runTurbo } from "./turbo.ts";

// A workspace whose build records its start, its child process, and its end.
const folder = realpathSync(mkdtempSync(join(tmpdir(), "turbo-test-")));
const notes = join(folder, "notes");
const build = `
  import { spawn } from "node:child_process";
  import { appendFileSync, existsSync } from "node:fs";
  import { setTimeout as wait } from "node:timers/promises";
  const child = spawn(process.execPath, ["-e", "setTimeout(() => {}, 600_000)"]);
  appendFileSync(${JSON.stringify(notes)}, "begins " + process.pid + " " + child.pid + "\\n");
  while (!existsSync(${JSON.stringify(join(folder, "go"))})) await wait(20);
  await wait(200);
  child.kill();
  appendFileSync(${JSON.stringify(notes)}, "ends\\n");
`;
const files: Readonly<Record<string, string>> = {
  // With npm, because pnpm looks up a named version on the network.
  "package.json": JSON.stringify({ name: "top", workspaces: ["app"], packageManager: "npm@11.0.0" }),
  "package-lock.json": JSON.stringify({
    lockfileVersion: 3,
    packages: { "": { name: "top", workspaces: ["app"] }, app: { name: "app" } },
  }),
  "turbo.json": JSON.stringify({ tasks: { build: { cache: false } } }),
  "app/package.json": JSON.stringify({ name: "app", scripts: { build: "node build.mjs" } }),
  "app/build.mjs": build,
};

beforeAll(() => {
  mkdirSync(join(folder, "app"));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  symlinkSync(join(repository, "node_modules"), join(folder, "node_modules"), "junction");
});
beforeEach(() => {
  writeFileSync(notes, "");
  rmSync(join(folder, "go"), { force: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const lines = (): readonly string[] => readFileSync(notes, "utf8").split("\n").slice(0, -1);
const begun = (): readonly number[] =>
  lines()
    .filter((line) => line.startsWith("begins"))
    .flatMap((line) => line.split(" ").slice(1).map(Number));
const go = (): void => writeFileSync(join(folder, "go"), "");

async function untilBegun(builds: number): Promise<void> {
  expect(await until(() => begun().length === 2 * builds, 50_000)).toBe(true);
}

const runBuild = (signal?: AbortSignal): Promise<void> => runTurbo(folder, ["build"], signal);

// A build started by a separate process, which a test can kill.
function buildApart(): ChildProcess {
  const start = `
    import { runTurbo } from ${JSON.stringify(new URL("turbo.ts", import.meta.url).href)};
    await runTurbo(${JSON.stringify(folder)}, ["build"]);
  `;
  return spawn(process.execPath, ["--input-type=module", "-e", start], {
    stdio: ["ignore", "inherit", "inherit"],
  });
}

test("stops a build with all its processes before the next one begins", async () => {
  const stopping = new AbortController();
  const stopped = runBuild(stopping.signal).then(
    () => "built",
    () => "stopped",
  );
  await untilBegun(1);
  stopping.abort();
  expect(await stopped).toBe("stopped");
  expect(await until(() => !begun().some(isAlive), 5000)).toBe(true);
  go();
  await runBuild();
  expect(lines().at(-1)).toBe("ends");
});

test("ends a build with the process that started it, even if that is killed, without blocking others", async () => {
  const first = buildApart();
  await untilBegun(1);
  first.kill("SIGKILL");
  expect(await until(() => !begun().some(isAlive), 30_000)).toBe(true);
  go();
  await runBuild();
  expect(lines().at(-1)).toBe("ends");
});

test("throws with the output of a failed build", async () => {
  writeFileSync(join(folder, "app", "build.mjs"), "throw new Error('No bricks.')");
  await expect(runBuild()).rejects.toThrow(/No bricks\./u);
});
