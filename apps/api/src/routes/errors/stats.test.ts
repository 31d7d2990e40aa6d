import type { Kysely } from "kysely";
import { describe, expect, it } from "vitest";
import { expectIndexed } from "../../../test/explain.ts";
import { now, type Service, service, type ServiceOptions } from "../../../test/service.ts";
import type { Database } from "../../db/schema.ts";
import { readStatistics } from "./queries.ts";
import type { ClientErrorReport } from "./schema.ts";

const operatorToken = "a-token-that-only-tests-use";
const report: ClientErrorReport = { level: "error", source: "client", message: "it broke" };

const operated = (options: ServiceOptions = {}) =>
  service({ ...options, settings: { operatorToken, ...options.settings } });

const ask = ({ app }: Service, authorization = `Bearer ${operatorToken}`) =>
  app.inject({ url: "/api/errors/stats", headers: { authorization } });

let visitor = 0;

async function tell({ app }: Service, body: Partial<ClientErrorReport> = {}): Promise<void> {
  const response = await app.inject({
    method: "POST",
    url: "/api/errors",
    remoteAddress: `192.0.2.${(visitor = (visitor + 1) % 250)}`,
    headers: body.source === "server" ? { authorization: `Bearer ${operatorToken}` } : {},
    payload: { ...report, ...body },
  });
  expect(response.statusCode, response.body).toBe(204);
}

describe("GET /api/errors/stats", () => {
  it("200 with all errors, the last day's, the messages and the alerts", async () => {
    const clock = { now: new Date("2026-11-18T12:00:00.000Z") };
    const errorAlert = { errors: 2, window: 300_000, webhook: undefined };
    const running = await operated({ now: () => clock.now, settings: { errorAlert } });
    await tell(running, { message: "long ago" });
    clock.now = new Date("2026-11-19T09:30:00.001Z");
    await tell(running, { message: "yesterday", level: "warning" });
    clock.now = new Date("2026-11-20T09:28:00.000Z");
    await tell(running, { message: "jane@example.com is unknown", source: "server" });
    for (const seconds of [30, 20, 10, 0]) {
      clock.now = new Date(now.getTime() - seconds * 1000);
      await tell(running, { message: "john@example.com is unknown", level: "info" });
    }
    expect((await ask(running)).json()).toEqual({
      totalErrors: 7,
      recentErrors: 6,
      errorsByLevel: { error: 2, warning: 1, info: 4 },
      errorsBySource: { client: 6, server: 1 },
      topErrorMessages: [
        { message: "[email] is unknown", count: 5, lastSeen: now.toISOString() },
        { message: "yesterday", count: 1, lastSeen: "2026-11-19T09:30:00.001Z" },
      ],
      burstAlerts: [
        { timestamp: "2026-11-20T09:29:40.000Z", errorCount: 4, timeWindow: 300, alertSent: false },
      ],
    });
  });

  it("has the 10 most frequent messages, the latest first among equals", async () => {
    const clock = { now };
    const running = await operated({ now: () => clock.now });
    for (let index = 0; index < 12; index++) {
      clock.now = new Date(now.getTime() + index * 1000);
      await tell(running, { message: `problem ${index}` });
    }
    await tell(running, { message: "problem 0" });
    const { topErrorMessages } = (await ask(running)).json<{
      readonly topErrorMessages: readonly { readonly message: string }[];
    }>();
    expect(topErrorMessages.map(({ message }) => message)).toEqual(
      [0, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((index) => `problem ${index}`),
    );
  });

  it("has the 20 latest alerts, newest first, with their sent status", async () => {
    const running = await operated();
    const rows = Array.from({ length: 22 }, (_, index) => {
      const at = new Date(now.getTime() - index * 600_000);
      const sent = index % 2 === 0 ? at : null;
      return { starts_at: at, seconds: 300, errors: 60, alerted_at: at, next_attempt_at: at, sent_at: sent };
    });
    await running.database.insertInto("client_error_windows").values(rows).execute();
    const { burstAlerts } = (await ask(running)).json<{ readonly burstAlerts: readonly unknown[] }>();
    expect(burstAlerts).toEqual(
      rows.slice(0, 20).map(({ alerted_at: at, sent_at: sent }) => ({
        timestamp: at.toISOString(),
        errorCount: 60,
        timeWindow: 300,
        alertSent: sent !== null,
      })),
    );
  });

  it.each([
    ["no token", ""],
    ["a wrong token", "Bearer a-token-that-nobody-uses-at-all"],
    ["the token as a password", `Basic ${operatorToken}`],
    ["more than the token", `Bearer ${operatorToken}x`],
  ])("401 for %s", async (_name, authorization) => {
    const response = await ask(await operated(), authorization);
    expect(response.json()).toMatchObject({ statusCode: 401, code: "operator-only" });
  });

  it("404 without a configured token, for any request", async () => {
    const response = await ask(await service());
    expect(response.json()).toMatchObject({ statusCode: 404, code: "not-found" });
  });

  it("scans no table that grows with the errors", async () => {
    const { database } = await operated();
    const read = (watched: Kysely<Database>) => readStatistics(watched, now, 300_000);
    await expectIndexed(database, read, ["client_error_counts"]);
  });
});
