import { spawnSync } from "node:child_process";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { defaults, migratedDatabase, service } from "../../test/service.ts";

const payload = { brand: "rheem", serialNumber: "RH0504B01826", modelNumber: "XE40M09EL55U1" };

describe("the log", () => {
  it("has one line per request, with the ID that the caller gets", async () => {
    const { app, log } = await service();
    const first = await app.inject({ method: "POST", url: "/api/check", payload });
    const second = await app.inject({ method: "POST", url: "/api/check", payload });
    expect(log).toMatchObject([
      {
        reqId: first.headers["x-request-id"],
        method: "POST",
        route: "/api/check",
        statusCode: 200,
        msg: "answered",
      },
      { reqId: second.headers["x-request-id"], statusCode: 200 },
    ]);
    expect(log).toHaveLength(2);
    expect(first.headers["x-request-id"]).not.toBe(second.headers["x-request-id"]);
  });

  it("has the request id and the trace of the caller", async () => {
    const { app, log } = await service();
    const headers = {
      "x-request-id": "job-7.row_12",
      traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00",
    };
    const answer = await app.inject({ url: "/api/brands", headers });
    expect(answer.headers["x-request-id"]).toBe("job-7.row_12");
    expect(log).toMatchObject([{ reqId: "job-7.row_12", traceId: "0af7651916cd43dd8448eb211c80319c" }]);
  });

  it("omits visitors' input, addresses and query strings", async () => {
    const { app, log } = await service({ settings: { trustedProxies: 1 } });
    const visitor = { remoteAddress: "192.0.2.7", headers: { "x-forwarded-for": "198.51.100.7" } };
    await app.inject({ method: "POST", url: "/api/check?serial=RH0504B01826", payload, ...visitor });
    await app.inject({
      method: "POST",
      url: "/api/check",
      payload: { ...payload, serialNumber: "🔥RH0504B01826" },
      ...visitor,
    });
    await app.inject({
      method: "POST",
      url: "/api/check",
      payload: '{"serialNumber":"RH0504B01826',
      headers: { "content-type": "application/json" },
    });
    await app.inject({ url: "/nothing?serial=RH0504B01826", ...visitor });
    const letter = {
      name: "Jane Doe",
      email: "jane@example.com",
      subject: "A brand",
      message: "It is missing.",
    };
    for (const change of [{}, { email: "jane.at.example" }])
      await app.inject({ method: "POST", url: "/api/contact", payload: { ...letter, ...change } });
    const text = JSON.stringify(log);
    expect(log).toHaveLength(6);
    expect(text).not.toMatch(/jane|missing/iu);
    for (const secret of ["RH0504B01826", "XE40M09EL55U1", "192.0.2.7", "198.51.100.7", "?"]) {
      expect(text).not.toContain(secret);
    }
  });

  it("counts refused requests at the level of warnings", async () => {
    const limits = { ...defaults.limits, check: { max: 1, window: 60_000 } };
    const { app, log } = await service({ settings: { limits } });
    for (let call = 0; call < 3; call++) await app.inject({ method: "POST", url: "/api/check", payload });
    await app.close();
    expect(log.at(-1)).toMatchObject({ level: 40, refused: { 429: 2 }, msg: "requests were refused" });
  });

  it("omits health checks of a load balancer", async () => {
    const { app, log } = await service();
    await app.inject({ url: "/healthz" });
    await app.inject({ url: "/readyz" });
    expect(log).toEqual([]);
  });

  it("omits the details of a database error", async () => {
    const { app, database, log } = await service({ url: await migratedDatabase() });
    await database.schema
      .alterTable("water_heater_checks")
      .addCheckConstraint("no_rheem", sql`brand <> 'rheem'`)
      .execute();
    const response = await app.inject({ method: "POST", url: "/api/check", payload });
    expect(response.json()).toMatchObject({ success: true, recorded: false });
    expect(log[0]).toMatchObject({ msg: "a check is refused by the database", err: { code: "23514" } });
    expect(JSON.stringify(log)).not.toContain("RH0504B01826");
  });
});

/** Runs a program with its own logger, and counts its system calls for writing. */
function run(end: string) {
  const program = `
    import fs from "node:fs";
    import pino from "pino";
    const write = fs.writeSync;
    let writes = 0;
    fs.writeSync = (...values) => {
      writes += 1;
      return write(...values);
    };
    process.on("exit", () => write(2, String(writes)));
    const { logSettings } = await import(${JSON.stringify(import.meta.resolve("./log.ts"))});
    const { stream, ...settings } = logSettings({ level: "info" });
    const log = pino(settings, stream);
    for (let line = 1; line <= 20; line += 1) log.info({ line }, "answered");
    ${end}`;
  const { stdout, stderr, status } = spawnSync(process.execPath, ["--input-type=module", "-e", program], {
    cwd: import.meta.dirname,
    encoding: "utf8",
  });
  const lines = stdout
    .trimEnd()
    .split("\n")
    .map((line) => (JSON.parse(line) as { readonly line: number }).line);
  return { lines, stderr, status };
}

const twenty = Array.from({ length: 20 }, (_, index) => index + 1);

describe("the standard output", () => {
  it("gets lines of the same moment in one write", () => {
    expect(run("")).toEqual({ lines: twenty, stderr: "1", status: 0 });
    expect(run('await new Promise(setImmediate); log.info({ line: 21 }, "answered")')).toEqual({
      lines: [...twenty, 21],
      stderr: "2",
      status: 0,
    });
  });

  it.each([
    ["ends at once", "process.exit(3)", 3, twenty],
    ["fails", 'throw new Error("failed")', 1, twenty],
    [
      "says that it cannot go on and is killed",
      'log.fatal({ line: 21 }, "gone"); process.abort()',
      null,
      [...twenty, 21],
    ],
  ])("has every line of a process that %s", (_name, end, status, lines) => {
    expect(run(end)).toMatchObject({ lines, status });
  });
});
