import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { freePorts, isFree } from "./ports.ts";
import { isAlive } from "./processes.ts";
import { until } from "./programs.ts";
import { startService } from "./service.ts";
import { supervise, type SupervisionOptions } from "./supervise.ts";

const folder = mkdtempSync(join(tmpdir(), "supervise-test-"));
const server = `
  import { createServer } from "node:http";
  if (process.env.PORT === "0") process.exit(3);
  createServer((request, response) => {
    if (request.url === "/end") process.exit(4);
    response.end(String(process.pid));
  }).listen(Number(process.env.PORT), "127.0.0.1");
`;
beforeAll(() => writeFileSync(join(folder, "server.mjs"), server));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const freePort = (): Promise<number> => freePorts(1, 42_000);

interface TestOptions extends Partial<SupervisionOptions> {
  /** Runs before each start, with its number. */
  readonly before?: (count: number) => void;
}

// A real supervised service, with its reports.
async function superviseServer({ before, ...options }: TestOptions = {}) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const lines: string[] = [];
  let starts = 0;
  const part = await supervise({
    name: "The clock",
    start: async () => {
      starts += 1;
      before?.(starts);
      const variables = { PORT: String(port) };
      return startService({ name: "The clock", folder, command: ["server.mjs"], url, variables });
    },
    say: (line) => lines.push(line),
    advice: "Wind it up.",
    most: 2,
    ...options,
  });
  onTestFinished(() => part.stop());
  const ask = async (path = ""): Promise<string> => (await fetch(`${url}${path}`)).text();
  const end = (): Promise<unknown> => ask("end").catch(() => undefined);
  const isUpAgain = (times: number): Promise<boolean> =>
    until(() => lines.filter((line) => line === "The clock is up again.").length === times, 30_000);
  return { part, port, lines, ask, end, isUpAgain };
}

test("throws with the exit code when a service ends before it answers", async () => {
  const clock = { name: "The clock", folder, command: ["server.mjs"], url: "http://127.0.0.1:9/" };
  await expect(startService({ ...clock, variables: { PORT: "0" } })).rejects.toThrow(
    "The clock has ended (code 3).",
  );
});

test("gives up on a part that keeps ending, with advice", async () => {
  const { part, port, end, isUpAgain } = await superviseServer();
  for (let deaths = 1; deaths <= 2; deaths += 1) {
    await end();
    expect(await isUpAgain(deaths)).toBe(true);
  }
  await end();
  expect(await part.died).toBe(
    "The clock has ended (code 4).\nThe clock has ended 3 times in a row. Wind it up.",
  );
  expect(await isFree(port, "127.0.0.1")).toBe(true);
});

test("retries a failed restart", async () => {
  const before = (count: number): void => {
    if (count > 1) throw new Error("No room.");
  };
  const { part, lines, end } = await superviseServer({ before });
  await end();
  expect(await part.died).toBe("No room.\nThe clock has ended 3 times in a row. Wind it up.");
  expect(lines).toEqual(["The clock has ended (code 4). Starting it again.", "No room. Starting it again."]);
});

test("leaves no process when a part is stopped while it restarts", async () => {
  const { part, lines, ask, end, port } = await superviseServer();
  const first = Number(await ask());
  await end();
  expect(await until(() => lines.length > 0, 30_000)).toBe(true);
  await part.stop();
  expect(isAlive(first)).toBe(false);
  expect(await isFree(port, "127.0.0.1")).toBe(true);
});
