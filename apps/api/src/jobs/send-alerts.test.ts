import type { ServerResponse } from "node:http";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { expectIndexed } from "../../test/explain.ts";
import { outsideServer } from "../../test/http-server.ts";
import { defaults, now, type Service, service } from "../../test/service.ts";
import { deleteOld } from "./delete-old.ts";
import { jobsOf } from "./index.ts";
import { sendAlerts } from "./send-alerts.ts";

const status = (code: number) => (response: ServerResponse) => void response.writeHead(code).end("thanks");
const silence = (): void => {};
const operatorToken = "a-token-that-only-tests-use";

/** Starts a service in which three errors in one window have triggered an alert. */
async function alarmed(webhook: string) {
  const clock = { now };
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
  const run = (timeout?: number) =>
    sendAlerts({ database: running.database, now: () => clock.now }, webhook, timeout).run();
  const later = (minutes: number) => (clock.now = new Date(clock.now.getTime() + minutes * 60_000));
  return { running, run, later, fail };
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
    const { running, run } = await alarmed(hook.url);
    expect(await alertsSent(running)).toEqual([false]);
    await run();
    await run();
    expect(await alertsSent(running)).toEqual([true]);
    expect(hook.received).toHaveLength(1);
    const [request] = hook.received;
    expect(request).toMatchObject({ method: "POST", headers: { "content-type": "application/json" } });
    expect(JSON.parse(request?.body ?? "")).toEqual({
      text: "Heater Age: 3 errors of 3 visitors within 300 seconds from 2026-11-20T09:30:00.000Z on",
      event: "error-burst",
      windowStart: "2026-11-20T09:30:00.000Z",
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
    later(5);
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
      later(1);
      await run();
      expect(hook.received).toHaveLength(2);
      expect(await alertsSent(running)).toEqual([true]);
    },
  );

  it("retries when there is no response", async () => {
    const { running, run, later } = await alarmed("http://127.0.0.1:1/");
    for (const minutes of [0, 1, 2, 4]) {
      later(minutes);
      await expect(run()).rejects.toThrow(refusal);
      await expect(run()).resolves.toBeUndefined();
    }
    expect(await alertsSent(running)).toEqual([false]);
    const row = await running.database
      .selectFrom("client_error_windows")
      .select(["attempts", "sent_at"])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ attempts: 4, sent_at: null });
  });

  it("retries when the response takes too long", async () => {
    const hook = await outsideServer(silence, status(200));
    const { running, run, later } = await alarmed(hook.url);
    await expect(run(50)).rejects.toThrow(refusal);
    expect(await alertsSent(running)).toEqual([false]);
    later(1);
    await run();
    expect(await alertsSent(running)).toEqual([true]);
  });

  it("gives up after a day", async () => {
    const hook = await outsideServer(status(500));
    const { running, run, later } = await alarmed(hook.url);
    later(24 * 60);
    await run();
    expect(hook.received).toHaveLength(0);
    expect(await alertsSent(running)).toEqual([false]);
  });

  it("posts once from several instances", async () => {
    const hook = await outsideServer(status(200));
    const { run } = await alarmed(hook.url);
    await Promise.all([run(), run(), run(), run()]);
    expect(hook.received).toHaveLength(1);
  });

  it("does not delay visitors", async () => {
    const hook = await outsideServer(silence);
    const { fail } = await alarmed(hook.url);
    await fail(3);
    expect(hook.received).toHaveLength(0);
  });

  it("finds due alerts by an index", async () => {
    const { running } = await alarmed("http://127.0.0.1:1/");
    const at = new Date(now.getTime() + 25 * 60 * 60 * 1000);
    await expectIndexed(running.database, (database) =>
      sendAlerts({ database, now: () => at }, "http://127.0.0.1:1/").run(),
    );
  });

  it("runs only if a webhook is configured", async () => {
    const { running } = await alarmed("http://127.0.0.1:1/");
    const namesWith = (webhook: string | undefined) =>
      jobsOf({
        database: running.database,
        now: () => now,
        log: running.app.log,
        settings: { ...defaults, errorAlert: { errors: 1, window: 1000, webhook } },
      }).map(({ name }) => name);
    expect(namesWith("http://127.0.0.1:1/")).toContain("send-alerts");
    expect(namesWith(undefined)).not.toContain("send-alerts");
  });
});

describe("send-alerts about a clock", () => {
  const days = 24 * 60 * 60 * 1000;

  /** Starts instances whose clock is off by some days while PostgreSQL's is right. */
  async function wrongClock(webhook: string) {
    const { database } = await service();
    const clock = { days: 1000 };
    const at = () => new Date(Date.now() + clock.days * days);
    const log = { info: () => {}, error: () => {} };
    const deletion = deleteOld({ database, settings: defaults, now: at, log });
    const alerts = sendAlerts({ database, now: at }, webhook);
    return { database, clock, notice: () => deletion.run(), run: () => alerts.run() };
  }

  it.each([1000, -1000])(
    "posts once about a clock that is %i days off, from the affected machine",
    async (off) => {
      const hook = await outsideServer(status(200));
      const { clock, notice, run } = await wrongClock(hook.url);
      clock.days = off;
      for (let time = 0; time < 3; time++) {
        await notice();
        await run();
      }
      expect(hook.received).toHaveLength(1);
      expect(JSON.parse(hook.received[0]?.body ?? "")).toEqual({
        text: expect.stringContaining("the clock is not trusted") as string,
        event: "clock-fault",
        cause: "difference",
        serviceTime: expect.any(String) as string,
        databaseTime: expect.any(String) as string,
        lastRun: null,
      });
    },
  );

  it("posts again about a different wrong time", async () => {
    const hook = await outsideServer(status(200));
    const { clock, notice, run } = await wrongClock(hook.url);
    for (const off of [1000, -1000, 1000]) {
      clock.days = off;
      await notice();
      await run();
    }
    expect(hook.received).toHaveLength(2);
  });

  it("uses PostgreSQL's clock, and retries a minute after a refusal", async () => {
    const hook = await outsideServer(status(500), status(200));
    const { database, notice, run } = await wrongClock(hook.url);
    await notice();
    await expect(run()).rejects.toThrow(refusal);
    await run();
    expect(hook.received).toHaveLength(1);
    await sql`update clock_faults set next_attempt_at = next_attempt_at - interval '1 minute'`.execute(
      database,
    );
    await Promise.all([run(), run(), run()]);
    expect(hook.received).toHaveLength(2);
  });

  it("posts an alert about errors whose retry time was set by a wrong clock", async () => {
    const hook = await outsideServer(status(500), status(200));
    const { running, run } = await alarmed(hook.url);
    await expect(run()).rejects.toThrow(refusal);
    await running.database
      .updateTable("client_error_windows")
      .set({ next_attempt_at: new Date(now.getTime() + 1000 * days) })
      .execute();
    await run();
    expect(hook.received).toHaveLength(2);
  });
});
