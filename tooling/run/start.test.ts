import type { ChildProcess } from "node:child_process";
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { freePorts, isFree } from "./ports.ts";

const command = fileURLToPath(new URL("start.ts", import.meta.url));
const scratch = realpathSync(mkdtempSync(join(tmpdir(), "start-test-")));
const data = join(scratch, "data");
const port = await freePorts(2, 4410);
const starts: Start[] = [];
afterAll(async () => {
  for (const { child } of starts) child.kill("SIGTERM");
  await Promise.all(starts.map(({ ended }) => ended));
  rmSync(scratch, { recursive: true, force: true });
});

interface Start {
  readonly child: ChildProcess;
  readonly lines: readonly string[];
  readonly ended: Promise<number | null>;
}

function start(): Start {
  const { DATABASE_URL: _, ...variables } = process.env;
  const ports = { PORT: String(port), API_PORT: String(port + 1) };
  const env = { ...variables, ...ports, LOG_LEVEL: "warn", RECORD_WAIT_MS: "10000" };
  const child = spawn(process.execPath, [command, "--data", data], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on("line", (line) => lines.push(line));
  const ended = new Promise<number | null>((resolve) => void child.once("close", resolve));
  const started = { child, lines, ended };
  starts.push(started);
  return started;
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 2000 && !(await isTrue()); turn += 1) await wait(50);
}

async function untilReady({ child, lines }: Start): Promise<string | undefined> {
  await until(() => child.exitCode !== null || lines.some((line) => line.startsWith("Heater Age is ready")));
  return lines.at(-1);
}

const bothFree = async (): Promise<boolean> =>
  (await isFree(port, "127.0.0.1")) && isFree(port + 1, "127.0.0.1");

const ready = `Heater Age is ready: http://localhost:${port}`;

test(
  "one command brings everything up, survives that it is killed, says which port is in use, and ends in order",
  { timeout: 240_000 },
  async () => {
    const killed = start();
    expect(await untilReady(killed)).toBe(ready);
    const answer = await fetch(`http://127.0.0.1:${port}/api/check`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ brand: "rheem", serialNumber: "RH0504B01826", modelNumber: "" }),
    });
    expect(await answer.json()).toMatchObject({
      success: true,
      manufacturingDate: "2004-05",
      recorded: true,
    });

    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.lines.at(-1)).toMatch(
      new RegExp(`^Port ${port} on 127\\.0\\.0\\.1 is in use\\..* PORT=\\d+ `, "u"),
    );

    killed.child.kill("SIGKILL");
    await until(bothFree);
    const again = start();
    expect(await untilReady(again)).toBe(ready);
    expect(again.lines.filter((line) => line.startsWith("Using the PostgreSQL that runs in "))).toHaveLength(
      1,
    );

    again.child.kill("SIGTERM");
    expect(await again.ended).toBe(0);
    expect(await bothFree()).toBe(true);
    expect(existsSync(join(data, "data", "postmaster.pid"))).toBe(false);
  },
);
