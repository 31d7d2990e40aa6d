import type { ServerResponse } from "node:http";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { expectIndexed } from "../../test/explain.ts";
import { outsideServer } from "../../test/http-server.ts";
import { defaults, service } from "../../test/service.ts";
import { createJobs } from "./index.ts";
import { dueErrorBurst, sendAlerts } from "./send-alerts.ts";

const status = (code: number) => (response: ServerResponse) => void response.writeHead(code).end("thanks");
const silence = (): void => {};
const refusal = "the webhook did not take an alert";

/** Starts a service with a window of errors that has become an alert. */
async function alarmed(webhook: string) {
  const { database, app } = await service();
  const alert = async (startsAt: Date) => {
    const row = { starts_at: startsAt, seconds: 300, errors: 3, alerted_at: startsAt };
    await database.insertInto("client_error_windows").values(row).execute();
  };
  const startsAt = new Date();
  await alert(startsAt);
  return {
    database,
    app,
    alert,
    startsAt,
    run: (timeout?: number) => sendAlerts(database, webhook, timeout).run(),
    sent: () =>
      database.selectFrom("client_error_windows").where("sent_at", "is not", null).selectAll().execute(),
    /** Lets the minute until the next attempt pass. */
    passMinute: () =>
      sql`update client_error_windows set next_attempt_at = next_attempt_at - interval '1 minute'`.execute(
        database,
      ),
  };
}

describe("send-alerts", () => {
  it("posts each alert once", async () => {
    const hook = await outsideServer(status(200));
    const { run, alert, startsAt, sent } = await alarmed(hook.url);
    await run();
    await run();
    expect(await sent()).toHaveLength(1);
    expect(hook.received).toHaveLength(1);
    const [request] = hook.received;
    expect(request).toMatchObject({ method: "POST", headers: { "content-type": "application/json" } });
    const windowStart = startsAt.toISOString();
    expect(JSON.parse(request?.body ?? "")).toEqual({
      text: `Heater Age: 3 errors within 300 seconds from ${windowStart} on`,
      event: "error-burst",
      windowStart,
      timeWindow: 300,
      errorCount: 3,
    });
    await alert(new Date(startsAt.getTime() + 300_000));
    await run();
    expect(hook.received).toHaveLength(2);
  });

  it.each([302, 400, 503])("retries after a %i, and marks the alert as sent only then", async (code) => {
    const hook = await outsideServer(status(code), status(200));
    const { run, passMinute, sent } = await alarmed(hook.url);
    await expect(run()).rejects.toThrow(refusal);
    expect(await sent()).toHaveLength(0);
    await run();
    expect(hook.received).toHaveLength(1);
    await passMinute();
    await run();
    expect(hook.received).toHaveLength(2);
    expect(await sent()).toHaveLength(1);
  });

  it("retries when the response takes too long", async () => {
    const hook = await outsideServer(silence, status(200));
    const { run, passMinute, sent } = await alarmed(hook.url);
    await expect(run(1000)).rejects.toThrow(refusal);
    await passMinute();
    await run();
    expect(await sent()).toHaveLength(1);
  });

  it("gives up after a day", async () => {
    const hook = await outsideServer(status(500));
    const { run, database } = await alarmed(hook.url);
    await sql`update client_error_windows set alerted_at = alerted_at - interval '1 day'`.execute(database);
    await run();
    expect(hook.received).toHaveLength(0);
  });

  it("finds due alerts by an index", async () => {
    const { database } = await service();
    await expectIndexed(database, dueErrorBurst);
  });

  it("runs only if a webhook is configured", async () => {
    const { database, app } = await service();
    const listJobs = (webhook: string | undefined) =>
      createJobs(database, { ...defaults, errorAlert: { ...defaults.errorAlert, webhook } }, app.log).map(
        ({ name }) => name,
      );
    expect(listJobs("http://127.0.0.1:1/")).toContain("send-alerts");
    expect(listJobs(undefined)).not.toContain("send-alerts");
  });

  it("posts a stopped deletion once, and retries a minute after a refusal", async () => {
    const hook = await outsideServer(status(500), status(200));
    const { database } = await service();
    const stop = { ran_at: new Date("2026-01-02T03:04:05Z"), stopped_at: new Date() };
    await database.insertInto("retention_runs").values(stop).execute();
    const run = () => sendAlerts(database, hook.url).run();
    await expect(run()).rejects.toThrow(refusal);
    await run();
    expect(hook.received).toHaveLength(1);
    await sql`update retention_runs set next_attempt_at = next_attempt_at - interval '1 minute'`.execute(
      database,
    );
    for (let time = 0; time < 3; time++) await run();
    expect(hook.received).toHaveLength(2);
    expect(JSON.parse(hook.received[1]?.body ?? "")).toEqual({
      text: expect.stringContaining("the last deletion was at 2026-01-02T03:04:05.000Z") as string,
      event: "retention-stop",
      lastDeletion: "2026-01-02T03:04:05.000Z",
      databaseTime: expect.any(String) as string,
    });
  });
});
