import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isAlive } from "./processes.ts";
import { freePorts, isFree } from "./ports.ts";
import type { ServiceOptions } from "./service.ts";
import { startService } from "./service.ts";

const folder = mkdtempSync(join(tmpdir(), "service-test-"));

const server = `
  import { createServer } from "node:http";
  import { setTimeout as wait } from "node:timers/promises";
  if (process.env.BROKEN) process.exit(3);
  await wait(Number(process.env.DELAY ?? 0));
  createServer((request, response) => {
    if (request.url === "/end") process.exit(4);
    response.end(String(process.pid));
  }).listen(Number(process.env.PORT), "127.0.0.1");
`;

beforeAll(() => writeFileSync(join(folder, "server.mjs"), server));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const freePort = (): Promise<number> => freePorts(1, 41_000);

function options(port: number, variables: Readonly<Record<string, string>> = {}): ServiceOptions {
  const url = `http://127.0.0.1:${port}/`;
  return {
    name: "The clock",
    folder,
    command: ["server.mjs"],
    url,
    variables: { PORT: String(port), ...variables },
  };
}

test("resolves when the service answers, and frees its port when it is stopped", async () => {
  const port = await freePort();
  const service = await startService(options(port, { DELAY: "300" }));
  expect(await isFree(port, "127.0.0.1")).toBe(false);
  await service.stop();
  expect(await isFree(port, "127.0.0.1")).toBe(true);
});

test.skipIf(process.platform === "win32")(
  "a service can run under another program and reports its own process ID",
  async () => {
    const port = await freePort();
    const service = await startService({ ...options(port), under: ["env", "DELAY=1"] });
    try {
      expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe(String(service.id));
    } finally {
      await service.stop();
    }
  },
);

test("throws with the exit code when the service ends before it answers", async () => {
  await expect(startService(options(await freePort(), { BROKEN: "1" }))).rejects.toThrow(
    "The clock has ended (code 3).",
  );
});

test("reports that a service ended later", async () => {
  const port = await freePort();
  const service = await startService(options(port));
  await fetch(`http://127.0.0.1:${port}/end`).catch(() => undefined);
  expect(await service.died).toBe("The clock has ended (code 4).");
});

test("a service ends with the process that started it, even if that is killed", async () => {
  const port = await freePort();
  const starter = `
    import { startService } from ${JSON.stringify(new URL("service.ts", import.meta.url).href)};
    await startService(${JSON.stringify(options(port))});
    console.log("up");
  `;
  const child = spawn(process.execPath, ["--input-type=module", "-e", starter], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise((resolve) => void createInterface({ input: child.stdout }).once("line", resolve));
  const id = Number(await (await fetch(`http://127.0.0.1:${port}/`)).text());
  child.kill("SIGKILL");
  for (let turn = 0; turn < 200 && isAlive(id); turn += 1) await wait(25);
  expect(isAlive(id)).toBe(false);
});
