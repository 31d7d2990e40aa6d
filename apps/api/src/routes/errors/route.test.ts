import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { expectIndexed } from "../../../test/explain.ts";
import { defaults, migratedDatabase, now, type Service, service } from "../../../test/service.ts";
import { insertError } from "./queries.ts";
import { safeReport } from "./safe-report.ts";
import type { ClientErrorReport } from "./schema.ts";

const report: ClientErrorReport = { level: "error", source: "client", message: "it broke" };

const operatorToken = "a-token-that-only-tests-use";

const send = ({ app }: Service, payload: object, headers: Readonly<Record<string, string>> = {}) =>
  app.inject({ method: "POST", url: "/api/errors", headers, payload });

const stored = ({ database }: Service) =>
  database.selectFrom("client_errors").selectAll().orderBy("last_at").orderBy("stack").execute();
const counted = ({ database }: Service) =>
  database.selectFrom("client_error_counts").selectAll().orderBy("level").orderBy("source").execute();
const windows = ({ database }: Service) =>
  database.selectFrom("client_error_windows").selectAll().orderBy("starts_at").execute();

const today = new Date(2026, 10, 20);

describe("POST /api/errors", () => {
  it("204, and stores the error masked", async () => {
    const running = await service();
    const context = {
      errorId: "app_1763631000000_p7q2m4",
      timestamp: "2026-11-20T09:30:00.000Z",
      viewport: { width: 390, ratio: 1.333_333_373_069_763_2 },
      apiError: true,
    };
    const response = await send(running, {
      ...report,
      message: "No mail to jane@example.com",
      userAgent: "Mozilla/5.0 Chrome/142.0.7444.175",
      url: "https://heater-age.example/?brand=rheem&serial=RH0504B01826",
      userId: "visitor-a",
      sessionId: "sess_1763631000000_k3v9x2",
      stack: "Error: it broke",
      context,
    });
    expect(response.statusCode, response.body).toBe(204);
    expect(response.body).toBe("");
    expect(await stored(running)).toEqual([
      {
        id: "1",
        level: "error",
        source: "client",
        message: "No mail to [email]",
        user_agent: "Mozilla/5.0 Chrome/142.0.7444.175",
        url: "https://heater-age.example/?brand=rheem&serial=[serial]",
        user_id: "visitor-a",
        session_id: "sess_1763631000000_k3v9x2",
        stack: "Error: it broke",
        context,
        created_at: now,
        day: today,
        fingerprint: expect.any(Buffer) as Buffer,
        times: 1,
        last_at: now,
      },
    ]);
  });

  it("stores nothing about the sender", async () => {
    const running = await service({ settings: { trustedProxies: 1 } });
    await running.app.inject({
      method: "POST",
      url: "/api/errors",
      remoteAddress: "192.0.2.77",
      headers: { "x-forwarded-for": "198.51.100.99", "user-agent": "told-by-header/1" },
      payload: report,
    });
    const traces = JSON.stringify([await stored(running), running.log]);
    expect(traces).toContain("it broke");
    expect(traces).not.toMatch(/192\.0\.2\.77|198\.51\.100\.99|told-by-header/u);
  });

  it("ignores unknown fields", async () => {
    const running = await service();
    expect((await send(running, { ...report, errorId: "app_1", ip: "192.0.2.77" })).statusCode).toBe(204);
    expect(await stored(running)).toMatchObject([{ message: "it broke", context: {} }]);
  });

  it.each([
    ["half a character", { ...report, message: "a\uD83Db", context: { "\uDD25": "a\uD83Db" } }, "ab"],
    ["NUL", { ...report, message: "a\u0000b", stack: "\u0000", context: { x: "\u0000" } }, "ab"],
  ])("stores no %s", async (_name, body, message) => {
    const running = await service();
    expect((await send(running, body)).statusCode).toBe(204);
    expect(await stored(running)).toMatchObject([{ message }]);
  });

  it.each([
    ["with a wrong token", { operatorToken }, "Bearer a-token-that-is-not-the-one"],
    ["where no token is configured", {}, `Bearer ${operatorToken}`],
  ])("does not treat a caller %s as a server", async (_name, settings, authorization) => {
    const running = await service({ settings });
    expect((await send(running, { ...report, source: "server" }, { authorization })).statusCode).toBe(204);
    expect(await stored(running)).toMatchObject([{ source: "client" }]);
    expect(await counted(running)).toMatchObject([{ source: "client", errors: "1" }]);
  });

  it("creates one alert for a window with too many errors, even with concurrent requests", async () => {
    const errorAlert = { errors: 10, window: 300_000, webhook: undefined };
    const url = await migratedDatabase();
    const instances = [
      await service({ url, settings: { errorAlert } }),
      await service({ url, settings: { errorAlert } }),
    ] as const;
    const [running] = instances;
    const sendMany = (count: number) =>
      Promise.all(Array.from({ length: count }, (_, index) => send(instances[index % 2] ?? running, report)));

    await sendMany(10);
    expect(await windows(running)).toMatchObject([{ errors: "10", alerted_at: null }]);
    await sendMany(50);
    expect(await windows(running)).toMatchObject([
      { starts_at: now, seconds: 300, errors: "60", alerted_at: now, sent_at: null },
    ]);
    expect(await counted(running)).toMatchObject([{ errors: "60" }]);
  });

  it("counts each window separately", async () => {
    const clock = { now };
    const errorAlert = { errors: 1, window: 300_000, webhook: undefined };
    const running = await service({ now: () => clock.now, settings: { errorAlert } });
    await send(running, report);
    clock.now = new Date("2026-11-20T09:34:59.999Z");
    await send(running, report);
    clock.now = new Date("2026-11-20T09:35:00.000Z");
    await send(running, report);
    expect(await windows(running)).toMatchObject([
      { starts_at: now, errors: "2", alerted_at: new Date("2026-11-20T09:34:59.999Z") },
      { starts_at: clock.now, errors: "1", alerted_at: null },
    ]);
  });

  it("stores equal errors of a day once, with their count", async () => {
    const clock = { now };
    const running = await service({ now: () => clock.now });
    for (const [errorId, at] of [
      ["app_1", "2026-11-20T09:30:00.000Z"],
      ["app_2", "2026-11-20T23:30:00.000Z"],
      ["app_3", "2026-11-21T00:30:00.000Z"],
    ] as const) {
      clock.now = new Date(at);
      await send(running, { ...report, stack: "at f", context: { errorId } });
    }
    await send(running, { ...report, stack: "at g" });
    expect(await stored(running)).toMatchObject([
      { stack: "at f", times: 2, last_at: new Date("2026-11-20T23:30Z"), context: { errorId: "app_1" } },
      { stack: "at f", times: 1, context: { errorId: "app_3" } },
      { stack: "at g", times: 1 },
    ]);
  });

  it("stores 1000 different errors per day, and counts the rest", async () => {
    const running = await service();
    const { database } = running;
    await sql`
      insert into client_errors (level, source, message, context, day, fingerprint, created_at, last_at)
      select 'error', 'client', 'it broke', '{}', '2026-11-20', sha256(n::text::bytea), ${now}, ${now}
      from generate_series(1, 999) as n`.execute(database);
    for (const message of ["the last one", "one too many", "the last one"])
      await send(running, { ...report, message });
    const reports = await stored(running);
    expect(reports).toHaveLength(1000);
    expect(reports.at(-1)).toMatchObject({ message: "the last one", times: 2 });
    expect(await counted(running)).toMatchObject([{ errors: "3" }]);
  });

  it("stores less than 64 kB of the largest report", async () => {
    const running = await service();
    const lists = () => Array.from({ length: 50 }, () => Array.from({ length: 50 }, () => ({})));
    for (const body of [
      { ...report, context: { one: { lists: lists() }, two: { lists: lists() } } },
      { ...report, stack: "serial=x ".repeat(1750) },
      { ...report, message: "long", context: { text: "a@b.c ".repeat(2700) } },
    ]) {
      const response = await send(running, body);
      expect(response.statusCode, response.body).toBe(204);
    }
    const { rows } = await sql<{ readonly bytes: number }>`
      select octet_length(client_errors::text) as bytes from client_errors`.execute(running.database);
    expect(rows).toHaveLength(3);
    for (const { bytes } of rows) expect(bytes).toBeLessThan(64 * 1024);
  });

  it("413 for more than 16 KiB", async () => {
    const running = await service();
    const response = await send(running, { ...report, stack: "x".repeat(16_384) });
    expect(response.json()).toMatchObject({ statusCode: 413, code: "body-too-large" });
    expect(response.statusCode).toBe(413);
  });

  it("finds the counted rows by an index", async () => {
    const { database } = await service();
    const options = { at: now, alert: defaults.errorAlert };
    await expectIndexed(database, (watched) => insertError(watched, safeReport(report), options));
  });
});
