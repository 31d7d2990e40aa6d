import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { defaults, type Service, service } from "../../../test/service.ts";

const rheem = { brand: "rheem", serialNumber: "RH0504B01826" };

const send = ({ app }: Service, payload: object | string, headers: Record<string, string> = {}) =>
  app.inject({
    method: "POST",
    url: "/api/check/batch",
    payload,
    headers: { "content-type": "application/json", ...headers },
  });

const recorded = async ({ database }: Service) =>
  (await database.selectFrom("water_heater_checks").select("id").execute()).length;

describe("the check budget", () => {
  const withBudget = (max: number) =>
    service({ settings: { limits: { ...defaults.limits, batchChecks: { max, window: 60_000 } } } });
  const of = (count: number, check: object) => ({ checks: Array.from({ length: count }, () => check) });

  it("counts each check, and refuses more than the limit", async () => {
    const running = await withBudget(10);
    const answers = [];
    for (const count of [6, 4, 1]) answers.push(await send(running, of(count, rheem)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
    const refused = answers.at(-1);
    expect(refused?.json()).toMatchObject({ code: "too-many-requests" });
    expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(refused?.headers["retry-after"])).toBeLessThanOrEqual(60);
    expect(await recorded(running)).toBe(10);
  });

  it("counts a check five times if its brand is unknown or its number cannot be read", async () => {
    for (const [brand, serialNumber] of [
      ["other", "0512345678"],
      ["rheem", "RHO5O4B01826"],
      ["kenmore", "C05A012345"],
    ]) {
      const running = await withBudget(10);
      const statuses = [];
      for (let call = 0; call < 3; call++)
        statuses.push((await send(running, of(1, { brand, serialNumber }))).statusCode);
      expect(statuses).toEqual([200, 200, 429]);
    }
  });

  it("allows a single batch that exceeds it", async () => {
    const running = await withBudget(3);
    expect((await send(running, of(5, rheem))).statusCode).toBe(200);
    expect((await send(running, of(1, rheem))).statusCode).toBe(429);
  });

  it("is separate for each visitor", async () => {
    const { app } = await withBudget(1);
    const statuses = [];
    for (const remoteAddress of ["192.0.2.1", "192.0.2.2", "192.0.2.1"]) {
      const call = { method: "POST", url: "/api/check/batch", payload: of(1, rheem), remoteAddress } as const;
      statuses.push((await app.inject(call)).statusCode);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });

  it("counts the rows of a table", async () => {
    const running = await withBudget(30);
    const table = `brand,serial\n${"rheem,RH0504B01826\n".repeat(20)}`;
    const statuses = [];
    for (let call = 0; call < 2; call++)
      statuses.push((await send(running, table, { "content-type": "text/csv" })).statusCode);
    expect(statuses).toEqual([200, 429]);
    expect(await recorded(running)).toBe(20);
  });
});

describe("uploads that stall", () => {
  it("don't affect other visitors, and end with 408", async () => {
    const running = await service({ timeouts: { headers: 400, request: 800, idle: 400, look: 50 } });
    await running.app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = running.app.server.address() as AddressInfo;
    const stalled = Array.from({ length: 50 }, () => {
      const socket = connect(port, "127.0.0.1");
      const piece = `brand,serial\n${"rheem,RH0504B01826\n".repeat(25)}`;
      socket.write(
        `POST /api/check/batch HTTP/1.1\r\nhost: a\r\ncontent-type: text/csv\r\ncontent-length: 9999\r\n\r\n${piece}`,
      );
      return text(socket);
    });
    expect((await send(running, { checks: [rheem] })).statusCode).toBe(200);
    for (const answer of await Promise.all(stalled)) expect(answer).toMatch(/^HTTP\/1\.1 408 /u);
    expect(await recorded(running)).toBe(1);
  });
});
