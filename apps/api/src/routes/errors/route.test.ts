import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { expectIndexed } from "../../../test/explain.ts";
import { defaults, migratedDatabase, now, type Service, service } from "../../../test/service.ts";
import { insertError } from "./queries.ts";
import { safeReport } from "./safe-report.ts";
import type { ClientErrorReport } from "./schema.ts";

const report: ClientErrorReport = { level: "error", source: "client", message: "it broke" };

const operatorToken = "a-token-that-only-tests-use";

interface Sender {
  readonly remoteAddress?: string;
  readonly authorization?: string;
}

const send = (
  { app }: Service,
  payload: object | string,
  { remoteAddress = "192.0.2.1", authorization }: Sender = {},
) =>
  app.inject({
    method: "POST",
    url: "/api/errors",
    remoteAddress,
    headers: { "content-type": "application/json", ...(authorization !== undefined && { authorization }) },
    payload: typeof payload === "string" ? payload : JSON.stringify(payload),
  });

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
    const response = await send(running, {
      ...report,
      message: "No mail to jane@example.com",
      userAgent: "Kiosk/1.0",
      url: "https://heater-age.example/?brand=rheem&serial=RH0504B01826",
      userId: "visitor-a",
      sessionId: "sess_1763631000000_k3v9x2",
      stack: "Error: it broke",
      context: { errorId: "app_1763631000000_p7q2m4", viewport: { width: 390, height: 844 } },
    });
    expect(response.statusCode, response.body).toBe(204);
    expect(response.body).toBe("");
    expect(await stored(running)).toEqual([
      {
        id: "1",
        level: "error",
        source: "client",
        message: "No mail to [email]",
        user_agent: "Kiosk/1.0",
        url: "https://heater-age.example/?brand=rheem&serial=[serial]",
        user_id: "visitor-a",
        session_id: "sess_1763631000000_k3v9x2",
        stack: "Error: it broke",
        context: { errorId: "app_1763631000000_p7q2m4", viewport: { width: 390, height: 844 } },
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
    const kept = JSON.stringify([await stored(running), running.log]);
    expect(kept).toContain("it broke");
    expect(kept).not.toMatch(/192\.0\.2\.77|198\.51\.100\.99|told-by-header/u);
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

  it("counts by day, level and source", async () => {
    const running = await service({ settings: { operatorToken } });
    await send(running, report);
    await send(running, report);
    await send(running, { ...report, level: "warning" });
    const authorization = `Bearer ${operatorToken}`;
    await send(running, { ...report, level: "info", source: "server" }, { authorization });
    expect(await counted(running)).toEqual([
      { day: today, level: "error", source: "client", errors: "2" },
      { day: today, level: "info", source: "server", errors: "1" },
      { day: today, level: "warning", source: "client", errors: "1" },
    ]);
  });

  it.each([
    ["without a token", { operatorToken }, undefined],
    ["with a wrong token", { operatorToken }, "Bearer a-token-that-is-not-the-one"],
    ["where no token is configured", {}, `Bearer ${operatorToken}`],
  ])("does not treat a caller %s as a server", async (_name, settings, authorization) => {
    const running = await service({ settings });
    const sender = authorization === undefined ? {} : { authorization };
    expect((await send(running, { ...report, source: "server" }, sender)).statusCode).toBe(204);
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
    const sendMany = (from: number, count: number) =>
      Promise.all(
        Array.from({ length: count }, (_, index) =>
          send(instances[index % 2] ?? running, report, { remoteAddress: `192.0.2.${from + index}` }),
        ),
      );

    await sendMany(0, 10);
    expect(await windows(running)).toMatchObject([{ errors: "10", alerted_at: null }]);
    const answers = await sendMany(10, 50);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    expect(await windows(running)).toEqual([
      {
        starts_at: now,
        seconds: 300,
        errors: "60",
        alarming: "60",
        visitors: "60",
        alerted_at: now,
        attempts: 0,
        next_attempt_at: expect.any(Date) as Date,
        sent_at: null,
      },
    ]);
    expect(await counted(running)).toMatchObject([{ errors: "60" }]);
  });

  it("creates no alert for errors of a single visitor, but one if others have the error too", async () => {
    const errorAlert = { errors: 50, window: 300_000, webhook: undefined };
    const running = await service({ settings: { errorAlert } });
    const sendAs = async (remoteAddress: string, count: number) => {
      for (let time = 0; time < count; time++) await send(running, report, { remoteAddress });
    };
    await sendAs("192.0.2.1", 60);
    await sendAs("2001:db8::1", 20);
    await sendAs("2001:db8::2", 20);
    expect(await windows(running)).toMatchObject([
      { errors: "100", alarming: "10", visitors: "2", alerted_at: null },
    ]);
    for (let visitor = 2; visitor <= 9; visitor++) await sendAs(`192.0.2.${visitor}`, 5);
    expect(await windows(running)).toMatchObject([{ alarming: "50", visitors: "10", alerted_at: null }]);
    await sendAs("192.0.2.10", 1);
    expect(await windows(running)).toMatchObject([{ alarming: "51", visitors: "11", alerted_at: now }]);
  });

  it("creates an alert for errors of the operator's server", async () => {
    const errorAlert = { errors: 20, window: 300_000, webhook: undefined };
    const running = await service({ settings: { operatorToken, errorAlert } });
    const authorization = `Bearer ${operatorToken}`;
    for (let time = 0; time < 21; time++)
      await send(running, { ...report, source: "server" }, { authorization });
    expect(await windows(running)).toMatchObject([{ errors: "21", alerted_at: now }]);
  });

  it("counts each window separately", async () => {
    const clock = { now };
    const errorAlert = { errors: 1, window: 300_000, webhook: undefined };
    const running = await service({ now: () => clock.now, settings: { errorAlert } });
    await send(running, report);
    clock.now = new Date("2026-11-20T09:34:59.999Z");
    await send(running, report, { remoteAddress: "192.0.2.2" });
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
    for (const [hours, errorId] of [
      [0, "app_1"],
      [14, "app_2"],
      [15, "app_3"],
    ] as const) {
      clock.now = new Date(now.getTime() + hours * 3_600_000);
      await send(running, { ...report, stack: "at f", context: { errorId } });
    }
    await send(running, { ...report, stack: "at g" });
    expect(await stored(running)).toMatchObject([
      {
        stack: "at f",
        times: 2,
        last_at: new Date(now.getTime() + 14 * 3_600_000),
        context: { errorId: "app_1" },
      },
      { stack: "at f", times: 1, context: { errorId: "app_3" } },
      { stack: "at g", times: 1 },
    ]);
  });

  it("stores 50 reports per visitor and day, and counts the rest", async () => {
    const clock = { now };
    const running = await service({ now: () => clock.now });
    for (let time = 0; time < 60; time++) await send(running, { ...report, message: `error ${time}` });
    expect(await stored(running)).toHaveLength(50);
    expect(await counted(running)).toMatchObject([{ errors: "60" }]);
    await send(running, { ...report, message: "another visitor" }, { remoteAddress: "192.0.2.2" });
    clock.now = new Date("2026-11-21T00:00:00.000Z");
    await send(running, { ...report, message: "another day" });
    expect((await stored(running)).slice(50)).toMatchObject([
      { message: "another visitor" },
      { message: "another day" },
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
    const kept = await stored(running);
    expect(kept).toHaveLength(1000);
    expect(kept.at(-1)).toMatchObject({ message: "the last one", times: 2 });
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
    const weight = { isKept: true, isAlarming: true, isNewVisitor: true };
    const options = { at: now, alert: defaults.errorAlert, ...weight };
    await expectIndexed(database, (watched) => insertError(watched, safeReport(report), options));
  });
});
