import type { Kysely } from "kysely";
import { describe, expect, it } from "vitest";
import { expectIndexed } from "../../../test/explain.ts";
import { now, type Service, service } from "../../../test/service.ts";
import type { Database } from "../../db/schema.ts";
import { readStatistics } from "./queries.ts";
import type { ClientErrorReport } from "./schema.ts";

const operatorToken = "a-token-that-only-tests-use";
const authorization = `Bearer ${operatorToken}`;

/** Starts a service whose time can be set, and returns how to report errors to it. */
async function operated() {
  const clock = { now };
  const errorAlert = { errors: 2, window: 300_000, webhook: undefined };
  const running = await service({ now: () => clock.now, settings: { operatorToken, errorAlert } });
  const report = async (at: string, body: Partial<ClientErrorReport>) => {
    clock.now = new Date(at);
    const payload = { level: "error", source: "client", message: "it broke", ...body };
    const request = { method: "POST", url: "/api/errors", headers: { authorization }, payload } as const;
    expect((await running.app.inject(request)).statusCode).toBe(204);
  };
  return { running, report };
}

const ask = ({ app }: Service, headers: Readonly<Record<string, string>> = { authorization }) =>
  app.inject({ url: "/api/errors/stats", headers });

describe("GET /api/errors/stats", () => {
  it("200 with all errors, the last day's, the messages and the alerts", async () => {
    const { running, report } = await operated();
    await report("2026-11-18T12:00:00.000Z", { message: "long ago" });
    await report("2026-11-19T09:30:00.001Z", { message: "yesterday", level: "warning" });
    await report("2026-11-20T09:28:00.000Z", { message: "jane@example.com is unknown", source: "server" });
    for (const time of ["09:29:30.000", "09:29:40.000", "09:29:50.000", "09:30:00.000"])
      await report(`2026-11-20T${time}Z`, { message: "john@example.com is unknown", level: "info" });
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
    const { running, report } = await operated();
    for (let index = 0; index < 12; index++)
      await report(new Date(now.getTime() + index * 1000).toISOString(), { message: `problem ${index}` });
    await report("2026-11-20T09:31:00.000Z", { message: "problem 0" });
    const { topErrorMessages } = (await ask(running)).json<{
      readonly topErrorMessages: readonly { readonly message: string }[];
    }>();
    expect(topErrorMessages.map(({ message }) => message)).toEqual(
      [0, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((index) => `problem ${index}`),
    );
  });

  it("has the 20 latest alerts, newest first, with their sent status", async () => {
    const { running } = await operated();
    const rows = Array.from({ length: 22 }, (_, index) => {
      const at = new Date(now.getTime() - index * 600_000);
      const sent = index % 2 === 0 ? at : null;
      return { starts_at: at, seconds: 300, errors: 60, alerted_at: at, sent_at: sent };
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

  it("401 without the operator's token, and 404 where none is configured", async () => {
    const { running } = await operated();
    expect((await ask(running, {})).json()).toMatchObject({ statusCode: 401, code: "operator-only" });
    expect((await ask(await service())).json()).toMatchObject({ statusCode: 404, code: "not-found" });
  });

  it("scans no table that grows with the errors", async () => {
    const { database } = await service();
    const read = (watched: Kysely<Database>) => readStatistics(watched, now, 300_000);
    await expectIndexed(database, read, ["client_error_counts"]);
  });
});
