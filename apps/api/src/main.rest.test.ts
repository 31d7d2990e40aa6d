import { once } from "node:events";
import { type AddressInfo, connect as connectSocket, createServer } from "node:net";
import { sql } from "kysely";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { openDatabase } from "../test/recorded.ts";
import { buildAddress, emptyDatabase, migratedDatabase } from "../test/service.ts";
import { ask, start, startOn } from "../test/started.ts";
import { connect } from "./db/connect.ts";

const rheem = { brand: "rheem", serialNumber: "RH0504B01826" };

describe("the started service", () => {
  it("migrates, responds, records, and stops when asked to", async () => {
    const service = await startOn(await emptyDatabase(), { RECORD_WAIT_MS: "10000" });
    expect(await ask(service.port, "/api/check", rheem)).toMatchObject({
      manufacturingDate: "2004-05",
      recorded: true,
    });
    service.child.kill("SIGTERM");
    expect(await service.exit).toEqual([0, null]);
    const lines = (await service.output).trim().split("\n");
    // A slow machine migrates for longer than the service waits, which is a warning.
    const levels = lines.map((line) => (JSON.parse(line) as { readonly level: number }).level);
    expect(Math.max(...levels)).toBeLessThan(50);
    expect(await service.errors).toBe("");
  });

  it("starts without its database, and records once it is available", async () => {
    const server = connect(inject("postgresUrl"), "migrate");
    onTestFinished(() => server.destroy());
    await sql`create database later connection limit 0`.execute(server);
    await sql`create role visitor login`.execute(server);
    await sql`alter database later owner to visitor`.execute(server);
    const { port, child, exit } = await startOn(buildAddress("later").replace("postgres@", "visitor@"));
    expect(await ask(port, "/api/check", rheem)).toMatchObject({
      manufacturingDate: "2004-05",
      recorded: false,
    });
    await sql`alter database later connection limit 10`.execute(server);
    await expect
      .poll(() => ask(port, "/api/check", rheem), { timeout: 15_000, interval: 200 })
      .toMatchObject({ recorded: true });
    child.kill("SIGINT");
    expect(await exit).toEqual([0, null]);
  });

  it("deletes expired rows automatically", async () => {
    const url = await migratedDatabase();
    const database = openDatabase(url);
    const row = { brand: "rheem", serial_number: "RH0504B01826" };
    const rows = [{ ...row, checked_at: new Date(0) }, row];
    await database.insertInto("water_heater_checks").values(rows).execute();
    await startOn(url);
    const ids = () => database.selectFrom("water_heater_checks").select("id").execute();
    await expect.poll(ids).toEqual([{ id: 2 }]);
  });

  it("refuses to start with an invalid environment, and reports each mistake on its own line", async () => {
    const service = start({ API_PORT: "http" });
    expect(await service.exit).toEqual([1, null]);
    expect((await service.errors).trim().split("\n")).toHaveLength(2);
    expect(await service.output).toBe("");
  });

  it("refuses to start with a database that refuses it", async () => {
    const service = start({ DATABASE_URL: buildAddress("no_such_database"), API_PORT: "0" });
    expect(await service.exit).toEqual([1, null]);
    expect(await service.output).toContain("the database could not be brought up to date");
  });

  it("reports that its port is in use", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    onTestFinished(() => void other.close());
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const service = start({ DATABASE_URL: await emptyDatabase(), API_PORT: String(port) });
    expect(await service.exit).toEqual([1, null]);
    expect(await service.output).toContain("EADDRINUSE");
  });
});

describe("a stopping service", { timeout: 60_000 }, () => {
  it("finishes requests in progress, and accepts no more", async () => {
    const url = await migratedDatabase();
    const { port, child, exit } = await startOn(url);
    const other = openDatabase(url);
    let slow: Promise<unknown> = Promise.resolve();
    await other.transaction().execute(async (transaction) => {
      await sql`lock table check_totals in access exclusive mode`.execute(transaction);
      slow = ask(port, "/api/stats");
      const waiting = sql`select 1 from pg_locks where not granted`;
      await expect.poll(async () => (await waiting.execute(transaction)).rows).not.toEqual([]);
      child.kill("SIGTERM");
      await expect.poll(() => ask(port, "/healthz").catch(() => "refused")).toBe("refused");
    });
    expect(await slow).toMatchObject({ totalChecks: 0 });
    expect(await exit).toEqual([0, null]);
  });

  it("records its queued checks", async () => {
    const url = await migratedDatabase();
    const { port, child, exit } = await startOn(url, { RECORD_WAIT_MS: "10000" });
    const checks = Array.from({ length: 200 }, () => ask(port, "/api/check", rheem));
    await checks[0];
    child.kill("SIGTERM");
    const answered = (await Promise.allSettled(checks)).filter(({ status }) => status === "fulfilled");
    expect(await exit).toEqual([0, null]);
    const rows = await openDatabase(url).selectFrom("water_heater_checks").select("id").execute();
    expect(rows).toHaveLength(answered.length);
    expect(answered).toMatchObject(answered.map(() => ({ value: { recorded: true } })));
  });

  it("does not wait for a connection that never ends its request", async () => {
    const { port, child, exit } = await startOn(await migratedDatabase());
    const socket = connectSocket(port, "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    socket.on("error", () => {});
    socket.write("POST /api/check HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n{");
    await expect.poll(() => socket.bytesWritten).toBeGreaterThan(0);
    await ask(port, "/healthz");
    child.kill("SIGTERM");
    expect(await exit).toEqual([0, null]);
  });
});
