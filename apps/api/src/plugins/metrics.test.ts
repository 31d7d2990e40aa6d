import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { sendCheck } from "../../test/checks.ts";
import { expectIndexed } from "../../test/explain.ts";
import { fillTables } from "../../test/rows.ts";
import { defaults, now, nowhere, type Service, service } from "../../test/service.ts";
import { waitingMail } from "./metrics.ts";

async function scrape({ app }: Service): Promise<readonly string[]> {
  const response = await app.inject({ url: "/metrics" });
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-type"]).toBe("text/plain; version=0.0.4; charset=utf-8");
  return response.body.split("\n").filter((line) => !line.startsWith("#"));
}

/** The counts of a service start with it. */
const fresh = { isFresh: true };

const named = (lines: readonly string[], name: string) => lines.filter((line) => line.startsWith(name));

const rheem = { brand: "rheem", serialNumber: "RH0504B01826" };
const unreadable = { brand: "rheem", serialNumber: "RHO5O4B01826" };

describe("GET /metrics", () => {
  it("counts responses by route, method and class of status, with their duration", async () => {
    const running = await service(fresh);
    await sendCheck(running, rheem);
    await sendCheck(running, rheem);
    await sendCheck(running, { brand: "rheem" });
    await running.app.inject({ url: "/api/reports/unknown-7?x=secret" });
    await running.app.inject({ url: "/secret" });
    expect(named(await scrape(running), "heater_age_request_duration_seconds_count")).toEqual([
      'heater_age_request_duration_seconds_count{route="/api/check",method="POST",status="2xx"} 2',
      'heater_age_request_duration_seconds_count{route="/api/check",method="POST",status="4xx"} 1',
      'heater_age_request_duration_seconds_count{route="/api/reports/:id",method="GET",status="4xx"} 1',
      'heater_age_request_duration_seconds_count{route="none",method="GET",status="4xx"} 1',
    ]);
  });

  it("counts checks by brand and outcome, and one that is sent again once", async () => {
    const running = await service(fresh);
    const sentAgain = { ...rheem, checkId: randomUUID() };
    for (const payload of [sentAgain, sentAgain]) await sendCheck(running, payload);
    for (const payload of [rheem, rheem, unreadable, { brand: "other", serialNumber: "0512345678" }])
      await sendCheck(running, payload);
    await running.app.inject({
      method: "POST",
      url: "/api/check/batch",
      payload: { checks: [rheem, unreadable] },
    });
    expect(named(await scrape(running), "heater_age_checks_total")).toEqual([
      'heater_age_checks_total{brand="rheem",outcome="date"} 4',
      'heater_age_checks_total{brand="rheem",outcome="no-date"} 2',
      'heater_age_checks_total{brand="other",outcome="no-date"} 1',
    ]);
  });

  it("counts unrecorded checks, and works without the database", async () => {
    const running = await service({ url: nowhere, ...fresh });
    await sendCheck(running, rheem);
    await sendCheck(running, rheem);
    for (let scrapes = 0; scrapes < 2; scrapes++) {
      const lines = await scrape(running);
      expect(named(lines, "heater_age_unrecorded_checks_total")).toEqual([
        "heater_age_unrecorded_checks_total 2",
      ]);
      expect(named(lines, "heater_age_mail_waiting")).toEqual([]);
    }
  });

  it("has the connections and the queued mail", async () => {
    const running = await service(fresh);
    await sendCheck(running, rheem);
    await fillTables(running.database, now);
    await fillTables(running.database, now);
    const lines = await scrape(running);
    expect(named(lines, "heater_age_database_connections")).toHaveLength(6);
    expect(named(lines, 'heater_age_database_connections{pool="record",state="total"}')).toEqual([
      'heater_age_database_connections{pool="record",state="total"} 1',
    ]);
    expect(named(lines, "heater_age_mail_waiting")).toEqual(["heater_age_mail_waiting 2"]);
  });

  it("shows that no old row is deleted", async () => {
    const running = await service(fresh);
    const stops = async () => named(await scrape(running), "heater_age_retention_stopped");
    expect(await stops()).toEqual(["heater_age_retention_stopped 0"]);
    await fillTables(running.database, now);
    expect(await stops()).toEqual(["heater_age_retention_stopped 1"]);
  });

  it("counts requests with a wrong operator token, which are logged without the address", async () => {
    const running = await service({ settings: { operatorToken: "a-token-that-only-tests-use" } });
    for (const address of ["192.0.2.7", "192.0.2.7", "192.0.2.8"])
      await running.app.inject({
        url: "/api/errors/stats",
        remoteAddress: address,
        headers: { authorization: "Bearer guess" },
      });
    expect(named(await scrape(running), "heater_age_refused_operators_total")).toEqual([
      "heater_age_refused_operators_total 3",
    ]);
    const lines = running.log.filter(({ msg }) => msg === "a wrong operator token");
    const [one, again, other] = lines.map(({ visitor }) => visitor);
    expect(one).toMatch(/^[\w-]{22}$/u);
    expect([again === one, other === one]).toEqual([true, false]);
    expect(JSON.stringify(running.log)).not.toMatch(/192\.0\.2|guess/u);
  });

  it("counts rejected requests by limit", async () => {
    const limits = { ...defaults.limits, check: { max: 1, window: 60_000 } };
    const running = await service({ settings: { limits } });
    for (let checks = 0; checks < 3; checks++) await sendCheck(running, rheem);
    expect(named(await scrape(running), "heater_age_limited_requests_total")).toEqual([
      'heater_age_limited_requests_total{limit="check"} 2',
    ]);
  });

  it("has process metrics for each service", async () => {
    const [one, other] = await Promise.all([service(fresh), service(fresh)]);
    await sendCheck(one, rheem);
    await scrape(one);
    const lines = await scrape(one);
    expect(named(lines, "nodejs_eventloop_lag_seconds")).toHaveLength(1);
    expect(named(lines, "process_resident_memory_bytes")).toHaveLength(1);
    expect(named(await scrape(other), "heater_age_checks_total")).toEqual([]);
  });
});

it("counts queued mail by an index", async () => {
  const { database } = await service(fresh);
  await expectIndexed(database, waitingMail);
});
