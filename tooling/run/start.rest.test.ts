import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { until as untilWithin } from "./programs.ts";
import {
  bothFree,
  command,
  processes,
  readStatus,
  ready,
  scratch,
  site,
  start,
  until,
  untilReady,
} from "./test/starts.ts";

test("leaves no process when it is interrupted while it builds", { timeout: 120_000 }, async () => {
  rmSync(join(site, "site.stamp"), { force: true });
  const folder = join(scratch, "interrupted");
  const interrupted = start(folder);
  await until(
    () => interrupted.child.exitCode !== null || interrupted.lines.includes("Bundling the website"),
  );
  // Its PostgreSQL may still be starting.
  interrupted.child.kill("SIGINT");
  expect(await interrupted.ended).toBe(0);
  expect(interrupted.lines.at(-1)).toMatch(/^(?:Started PostgreSQL in|Bundling the website)/u);
  const isRunning = (): boolean => processes().some((line) => line.includes(folder));
  expect(await untilWithin(() => !isRunning(), 5000)).toBe(true);
});

test(
  "builds the website first, then what only other sites load while it is served",
  { timeout: 400_000 },
  async () => {
    rmSync(site, { recursive: true, force: true });
    const built = start(join(scratch, "built"));
    expect(await untilReady(built)).toBe(ready);
    expect(built.lines).toContain("Bundling the website");
    expect(await readStatus("/de/")).toBe(200);
    await until(() => existsSync(join(site, "extras.stamp")));
    expect(await readStatus("/widget/heater-age.js")).toBe(200);
    built.child.kill("SIGTERM");
    expect(await built.ended).toBe(0);
    const again = start(join(scratch, "built"));
    expect(await untilReady(again)).toBe(ready);
    expect(again.lines).not.toContain("Bundling the website");
    again.child.kill("SIGTERM");
    expect(await again.ended).toBe(0);
  },
);

test.skipIf(process.platform === "win32")(
  "ends within 5 seconds when npx is stopped without a terminal, also right after it is ready",
  { timeout: 240_000 },
  async () => {
    const folder = join(scratch, "npx");
    const words = [process.execPath, command, "--data", folder].map((word) => `'${word}'`);
    const npx = start(folder, ["npx", "-c", words.join(" ")]);
    expect(await untilReady(npx)).toBe(ready);
    const isRunning = (): boolean => processes().some((line) => line.includes(folder));
    expect(isRunning()).toBe(true);
    npx.child.kill("SIGTERM");
    expect(await untilWithin(async () => !isRunning() && (await bothFree()), 5000)).toBe(true);
  },
);
