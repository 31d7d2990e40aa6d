import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expectIndexed } from "../../../test/explain.ts";
import { isRead } from "../../../test/json.ts";
import { defaults, emptyDatabase, now, nowhere, type Service, service } from "../../../test/service.ts";
import { insertError } from "../../client-errors/queries.ts";
import { safeReport } from "../../client-errors/safe-report.ts";
import type { ClientErrorReport } from "../../client-errors/schema.ts";
import { migrate } from "../../db/migrate.ts";

const report: ClientErrorReport = { level: "error", source: "client", message: "it broke" };

const send = ({ app }: Service, payload: object | string) =>
  app.inject({
    method: "POST",
    url: "/api/errors",
    headers: { "content-type": "application/json" },
    payload: typeof payload === "string" ? payload : JSON.stringify(payload),
  });

const stored = ({ database }: Service) => database.selectFrom("client_errors").selectAll().execute();
const counted = ({ database }: Service) =>
  database.selectFrom("client_error_counts").selectAll().orderBy("level").orderBy("source").execute();
const windows = ({ database }: Service) =>
  database.selectFrom("client_error_windows").selectAll().orderBy("starts_at").execute();

const today = new Date(2026, 10, 20);

describe("POST /api/errors", () => {
  it("204, and keeps the error masked", async () => {
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
      },
    ]);
  });

  it("keeps nothing of who sent it", async () => {
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

  it("ignores fields that it does not know", async () => {
    const running = await service();
    expect((await send(running, { ...report, errorId: "app_1", ip: "192.0.2.77" })).statusCode).toBe(204);
    expect(await stored(running)).toMatchObject([{ message: "it broke", context: {} }]);
  });

  it("keeps a message of 1000 characters whole", async () => {
    const running = await service();
    const message = "🔥".repeat(500) + "x".repeat(500);
    expect((await send(running, { ...report, message })).statusCode).toBe(204);
    expect(await stored(running)).toMatchObject([{ message }]);
  });

  it.each([
    ["half a character", { ...report, message: "a\uD83Db", context: { "\uDD25": "a\uD83Db" } }, "ab"],
    ["NUL", { ...report, message: "a\u0000b", stack: "\u0000", context: { x: "\u0000" } }, "ab"],
  ])("stores no %s", async (_name, body, message) => {
    const running = await service();
    expect((await send(running, body)).statusCode).toBe(204);
    expect(await stored(running)).toMatchObject([{ message }]);
  });

  it("takes a context as deep as a body can be", async () => {
    const running = await service();
    const depth = 2000;
    const context = `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;
    const body = JSON.stringify(report).replace(/\}$/u, `,"context":${context}}`);
    expect((await send(running, body)).statusCode).toBe(204);
    expect(await stored(running)).toMatchObject([{ context: { a: { a: { a: { a: "[left out]" } } } } }]);
  });

  it("counts by day, level and source", async () => {
    const running = await service();
    await send(running, report);
    await send(running, report);
    await send(running, { ...report, level: "warning" });
    await send(running, { ...report, level: "info", source: "server" });
    expect(await counted(running)).toEqual([
      { day: today, level: "error", source: "client", errors: "2" },
      { day: today, level: "info", source: "server", errors: "1" },
      { day: today, level: "warning", source: "client", errors: "1" },
    ]);
  });

  it("makes one alert of a window with too many errors, however many come at once", async () => {
    const errorAlert = { errors: 10, window: 300_000, webhook: undefined };
    const url = await emptyDatabase();
    await migrate(url);
    const instances = [
      await service({ url, settings: { errorAlert } }),
      await service({ url, settings: { errorAlert } }),
    ] as const;
    const [running] = instances;
    const sendMany = (count: number) =>
      Promise.all(Array.from({ length: count }, (_, index) => send(instances[index % 2] ?? running, report)));

    await sendMany(10);
    expect(await windows(running)).toMatchObject([{ errors: "10", alerted_at: null }]);
    const answers = await sendMany(50);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    expect(await windows(running)).toEqual([
      {
        starts_at: now,
        seconds: 300,
        errors: "60",
        alerted_at: now,
        attempts: 0,
        next_attempt_at: now,
        sent_at: null,
      },
    ]);
    expect(await counted(running)).toMatchObject([{ errors: "60" }]);
  });

  it("counts each window for itself", async () => {
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

  it("keeps whatever text it is told", async () => {
    const running = await service();
    const text = fc.string({ unit: "binary", minLength: 1, maxLength: 100 });
    const context = fc.dictionary(text, fc.jsonValue({ stringUnit: "binary" }));
    const bodies = fc.record({ message: text, stack: text, url: text, userAgent: text, context });
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        fc.pre(isRead(body));
        const response = await send(running, { ...report, ...body });
        expect(response.statusCode, response.body).toBe(204);
      }),
      { numRuns: 100 },
    );
  });

  const invalid = "Invalid request. Please check your input and try again.";
  it.each([
    ["no message", { level: "error", source: "client" }],
    ["an empty message", { ...report, message: "" }],
    ["a message of 1001 characters", { ...report, message: "x".repeat(1001) }],
    ["no level", { source: "client", message: "x" }],
    ["another level", { ...report, level: "fatal" }],
    ["no source", { level: "error", message: "x" }],
    ["another source", { ...report, source: "proxy" }],
    ["a number for a message", { ...report, message: 1 }],
    ["a text for the context", { ...report, context: "x" }],
    ["a list for the context", { ...report, context: [] }],
    ["a list", [report]],
  ])("400 for %s", async (_name, body) => {
    const running = await service();
    const response = await send(running, body);
    expect(response.json()).toEqual({
      statusCode: 400,
      code: "invalid-request",
      error: "Bad Request",
      message: invalid,
    });
    expect(response.statusCode).toBe(400);
    expect(await stored(running)).toEqual([]);
  });

  it("413 for more than 16 KiB", async () => {
    const running = await service();
    const response = await send(running, { ...report, stack: "x".repeat(16_384) });
    expect(response.json()).toMatchObject({ statusCode: 413, code: "body-too-large" });
    expect(response.statusCode).toBe(413);
  });

  it("429 when a visitor has told of too many", async () => {
    const limits = { ...defaults.limits, error: { max: 1, window: 60_000 } };
    const running = await service({ settings: { limits } });
    expect((await send(running, report)).statusCode).toBe(204);
    expect((await send(running, report)).json()).toMatchObject({ code: "too-many-requests" });
    expect(await stored(running)).toHaveLength(1);
  });

  it("503 when the database cannot be reached", async () => {
    const running = await service({ url: nowhere });
    const response = await send(running, report);
    expect(response.json()).toMatchObject({ statusCode: 503, code: "database-unavailable" });
  });

  it("finds the rows that it counts by an index", async () => {
    const { database } = await service();
    const options = { at: now, alert: defaults.errorAlert };
    await expectIndexed(database, (watched) => insertError(watched, safeReport(report), options).execute());
  });
});
