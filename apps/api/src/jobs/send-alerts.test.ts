import type { ServerResponse } from "node:http";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { expectIndexed } from "../../test/explain.ts";
import { outsideServer } from "../../test/http-server.ts";
import { defaults, type Service, service } from "../../test/service.ts";
import { createJobs } from "./index.ts";
import { dueErrorBurst, sendAlerts } from "./send-alerts.ts";

const status = (code: number) => (response: ServerResponse) => void response.writeHead(code).end("thanks");
const silence = (): void => {};
const operatorToken = "a-token-that-only-tests-use";

/** Starts a service in which three errors in one window have triggered an alert. */
async function alarmed(webhook: string) {
  const start = new Date();
  const clock = { now: new Date(start.getTime() - (start.getTime() % 300_000)) };
  const windowStart = clock.now.toISOString();
  const errorAlert = { errors: 2, window: 300_000, webhook };
  const running = await service({ now: () => clock.now, settings: { operatorToken, errorAlert } });
  const fail = async (times: number) => {
    for (let time = 0; time < times; time++) {
      await running.app.inject({
        method: "POST",
        url: "/api/errors",
        remoteAddress: `192.0.2.${time}`,
        payload: { level: "error", source: "client", message: "it broke" },
      });
    }
  };
  await fail(3);
  const run = (timeout?: number) => sendAlerts(running.database, webhook, timeout).run();
  /** Lets time pass until the next attempts. */
  const later = async (minutes: number) => {
    clock.now = new Date(clock.now.getTime() + minutes * 60_000);
    await sql`update client_error_windows set
      next_attempt_at = next_attempt_at - make_interval(secs => ${minutes * 60})`.execute(running.database);
  };
  return { running, run, later, fail, windowStart };
}

async function alertsSent({ app }: Service): Promise<readonly boolean[]> {
  const headers = { authorization: `Bearer ${operatorToken}` };
  const response = await app.inject({ url: "/api/errors/stats", headers });
  const { burstAlerts } = response.json<{
    readonly burstAlerts: readonly { readonly alertSent: boolean }[];
  }>();
  return burstAlerts.map(({ alertSent }) => alertSent);
}

const refusal = "the webhook did not take an alert";

describe("send-alerts", () => {
  it("posts an alert once", async () => {
    const hook = await outsideServer(status(200));
    const { running, run, windowStart } = await alarmed(hook.url);
    expect(await alertsSent(running)).toEqual([false]);
    await run();
    await run();
    expect(await alertsSent(running)).toEqual([true]);
    expect(hook.received).toHaveLength(1);
    const [request] = hook.received;
    expect(request).toMatchObject({ method: "POST", headers: { "content-type": "application/json" } });
    expect(JSON.parse(request?.body ?? "")).toEqual({
      text: `Heater Age: 3 errors of 3 visitors within 300 seconds from ${windowStart} on`,
      event: "error-burst",
      windowStart,
      timeWindow: 300,
      errorCount: 3,
      visitorCount: 3,
    });
  });

  it("posts once per window, and again for the next window", async () => {
    const hook = await outsideServer(status(204));
    const { running, run, later, fail } = await alarmed(hook.url);
    await run();
    await fail(5);
    await run();
    expect(hook.received).toHaveLength(1);
    await later(5);
    await fail(3);
    await run();
    expect(hook.received).toHaveLength(2);
    expect(await alertsSent(running)).toEqual([true, true]);
  });

  it.each([302, 400, 404, 500, 503])(
    "retries after a %i, and marks the alert as sent only then",
    async (code) => {
      const hook = await outsideServer(status(code), status(200));
      const { running, run, later } = await alarmed(hook.url);
      await expect(run()).rejects.toThrow(refusal);
      expect(await alertsSent(running)).toEqual([false]);
      await run();
      expect(hook.received).toHaveLength(1);
      await later(1);
      await run();
      expect(hook.received).toHaveLength(2);
      expect(await alertsSent(running)).toEqual([true]);
    },
  );

  it("retries when the response takes too long", async () => {
    const hook = await outsideServer(silence, status(200));
    const { running, run, later } = await alarmed(hook.url);
    await expect(run(50)).rejects.toThrow(refusal);
    expect(await alertsSent(running)).toEqual([false]);
    await later(1);
    await run();
    expect(await alertsSent(running)).toEqual([true]);
  });

  it("gives up after a day", async () => {
    const hook = await outsideServer(status(500));
    const { running, run } = await alarmed(hook.url);
    await sql`update client_error_windows set alerted_at = alerted_at - interval '1 day'`.execute(
      running.database,
    );
    await run();
    expect(hook.received).toHaveLength(0);
    expect(await alertsSent(running)).toEqual([false]);
  });

  it("does not delay visitors", async () => {
    const hook = await outsideServer(silence);
    const { fail } = await alarmed(hook.url);
    await fail(3);
    expect(hook.received).toHaveLength(0);
  });

  it("finds due alerts by an index", async () => {
    const { database } = await service();
    await expectIndexed(database, dueErrorBurst);
  });

  it("runs only if a webhook is configured", async () => {
    const { running } = await alarmed("http://127.0.0.1:1/");
    const namesWith = (webhook: string | undefined) =>
      createJobs(
        running.database,
        { ...defaults, errorAlert: { errors: 1, window: 1000, webhook } },
        running.app.log,
      ).map(({ name }) => name);
    expect(namesWith("http://127.0.0.1:1/")).toContain("send-alerts");
    expect(namesWith(undefined)).not.toContain("send-alerts");
  });
});

describe("send-alerts about a stopped deletion", () => {
  it("posts once, and retries a minute after a refusal", async () => {
    const hook = await outsideServer(status(500), status(200));
    const { database } = await service();
    await database
      .insertInto("retention_stops")
      .values({ table_name: "reports", due: 60, total: 100 })
      .execute();
    const run = () => sendAlerts(database, hook.url).run();
    await expect(run()).rejects.toThrow(refusal);
    await run();
    expect(hook.received).toHaveLength(1);
    await sql`update retention_stops set next_attempt_at = next_attempt_at - interval '1 minute'`.execute(
      database,
    );
    for (let time = 0; time < 3; time++) await run();
    expect(hook.received).toHaveLength(2);
    expect(JSON.parse(hook.received[1]?.body ?? "")).toEqual({
      text: expect.stringContaining("60 of 100 rows of reports are due for deletion at once") as string,
      event: "retention-stop",
      table: "reports",
      due: 60,
      rows: 100,
      databaseTime: expect.any(String) as string,
    });
  });
});
