import { existsSync, readFileSync } from "node:fs";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import {
  bothFree,
  port,
  processes,
  readStatus,
  ready,
  scratch,
  type Start,
  start,
  takeBuild,
  until,
  untilReady,
} from "./test/starts.ts";

const data = join(scratch, "data");

async function ask(at: number, path: string, body?: object): Promise<Readonly<Record<string, unknown>>> {
  const headers = { "content-type": "application/json" };
  const init = body === undefined ? {} : { method: "POST", headers, body: JSON.stringify(body) };
  const response = await fetch(`http://127.0.0.1:${at}${path}`, init);
  return (await response.json()) as Readonly<Record<string, unknown>>;
}

const check = () =>
  ask(port, "/api/check", { brand: "rheem", serialNumber: "RH0504B01826", modelNumber: "" });

function findChild({ child }: Start, program: string): number {
  const words = processes().map((text) => text.trim().split(/\s+/u));
  const line = words.find(([, parent, ...rest]) => parent === String(child.pid) && rest.includes(program));
  return Number(line?.[0]);
}

function stall(at: number): Socket {
  const socket = connect(at, "127.0.0.1").on("error", () => {});
  socket.write("POST /api/check HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n");
  socket.write("content-length: 100\r\n\r\n{");
  return socket;
}

test(
  "starts everything, restarts killed parts, recovers from its own kill, reports a port in use, and stops in order",
  { timeout: 400_000 },
  async () => {
    takeBuild();
    const killed = start(data);
    expect(await untilReady(killed)).toBe(ready);
    expect(killed.lines).not.toContain("Bundling the website");
    const own = `http://localhost:${port}`;
    const named = `SITE_URL is not set: pages name ${own} as their address`;
    expect(killed.lines.filter((line) => line === named)).toHaveLength(1);
    const home = await (await fetch(`http://127.0.0.1:${port}/de/`)).text();
    expect(home).toContain(`<link rel="canonical" href="${own}/de/"/>`);
    expect(await check()).toMatchObject({ success: true, manufacturingDate: "2004-05", recorded: true });
    // Pages are rendered on request.
    for (const path of ["/de/", "/rheem-water-heater-age/", "/developers/", "/fr/accuracy/"])
      expect(await readStatus(path)).toBe(200);
    expect(await readStatus("/widget/heater-age.js")).toBe(200);

    process.kill(
      Number(readFileSync(join(data, "data", "postmaster.pid"), "utf8").split("\n")[0]),
      "SIGKILL",
    );
    await until(() => killed.lines.includes("PostgreSQL is up again."));
    expect(killed.lines).toContain(
      "PostgreSQL has ended. While it is away, checks are answered but not recorded. Starting it again.",
    );
    await until(async () => (await ask(port + 1, "/readyz"))["database"] === "up");
    expect(await check()).toMatchObject({ recorded: true });

    process.kill(findChild(killed, "src/main.ts"), "SIGKILL");
    await until(() => killed.lines.includes("The API is up again."));
    expect(killed.lines).toContain("The API has ended (SIGKILL). Starting it again.");
    expect(await check()).toMatchObject({ recorded: true });

    const second = start(data);
    expect(await second.ended).toBe(1);
    expect(second.lines.at(-1)).toMatch(
      new RegExp(`^Port ${port} on 127\\.0\\.0\\.1 is in use\\..* PORT=\\d+ `, "u"),
    );

    killed.child.kill("SIGKILL");
    await until(bothFree);
    const again = start(data);
    expect(await untilReady(again)).toBe(ready);

    // Requests whose bodies never come, one in each service.
    const stalled = [port, port + 1].map(stall);
    await Promise.all(stalled.map((socket) => once(socket, "connect")));
    await wait(200);
    const from = performance.now();
    again.child.kill("SIGTERM");
    expect(await again.ended).toBe(0);
    expect(performance.now() - from).toBeLessThan(8000);
    expect(await bothFree()).toBe(true);
    expect(existsSync(join(data, "data", "postmaster.pid"))).toBe(false);
  },
);
