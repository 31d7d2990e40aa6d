import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { addressOf, emptyDatabase } from "../test/service.ts";
import { connect } from "./db/connect.ts";

const main = fileURLToPath(new URL("main.ts", import.meta.url));

interface Started {
  readonly child: ChildProcess;
  readonly output: Promise<string>;
  readonly errors: Promise<string>;
  readonly exit: Promise<readonly unknown[]>;
}

function start(environment: Readonly<Record<string, string>>): Started {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env["PATH"], ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  return { child, output: text(child.stdout), errors: text(child.stderr), exit: once(child, "exit") };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("expected a port");
  return address.port;
}

const ask = async (port: number, path: string, body?: object): Promise<unknown> => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    ...(body && {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
  });
  return response.json();
};

const answers = async (port: number) => {
  await expect
    .poll(() => ask(port, "/healthz").catch(() => undefined), { timeout: 15_000 })
    .toEqual({ status: "alive" });
};

const rheem = { brand: "rheem", serialNumber: "RH0504B01826" };

describe("the started service", () => {
  it("migrates, answers, records, and stops when told", async () => {
    const port = await freePort();
    const service = start({ DATABASE_URL: await emptyDatabase(), API_PORT: String(port) });
    await answers(port);
    expect(await ask(port, "/api/check", rheem)).toMatchObject({
      manufacturingDate: "2004-05",
      recorded: true,
    });
    service.child.kill("SIGTERM");
    expect(await service.exit).toEqual([0, null]);
    const lines = (await service.output).trim().split("\n");
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: 30 });
    expect(await service.errors).toBe("");
  });

  it("starts without its database, and records once it is there", async () => {
    const port = await freePort();
    const url = addressOf("later");
    const server = connect(inject("postgresUrl"), "migrate");
    onTestFinished(() => server.destroy());
    await sql`create database later connection limit 0`.execute(server);
    await sql`create role visitor login`.execute(server);
    await sql`alter database later owner to visitor`.execute(server);
    const service = start({ DATABASE_URL: url.replace("postgres@", "visitor@"), API_PORT: String(port) });
    await answers(port);
    expect(await ask(port, "/api/check", rheem)).toMatchObject({
      manufacturingDate: "2004-05",
      recorded: false,
    });
    await sql`alter database later connection limit 10`.execute(server);
    await expect
      .poll(() => ask(port, "/api/check", rheem), { timeout: 15_000, interval: 200 })
      .toMatchObject({ recorded: true });
    service.child.kill("SIGINT");
    expect(await service.exit).toEqual([0, null]);
  });

  it("does not start with a wrong environment, and says each mistake in a line", async () => {
    const service = start({ API_PORT: "http" });
    expect(await service.exit).toEqual([1, null]);
    expect((await service.errors).trim().split("\n")).toHaveLength(2);
    expect(await service.output).toBe("");
  });

  it("does not start with a database that refuses it", async () => {
    const port = await freePort();
    const url = addressOf("no_such_database");
    const service = start({ DATABASE_URL: url, API_PORT: String(port) });
    expect(await service.exit).toEqual([1, null]);
    expect(await service.output).toContain("the database could not be brought up to date");
  });

  it("says so when its port is taken", async () => {
    const port = await freePort();
    const other = createServer().listen(port, "127.0.0.1");
    onTestFinished(() => void other.close());
    await once(other, "listening");
    const service = start({ DATABASE_URL: await emptyDatabase(), API_PORT: String(port) });
    expect(await service.exit).toEqual([1, null]);
    expect(await service.output).toContain("EADDRINUSE");
  });
});
