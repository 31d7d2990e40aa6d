import { type AddressInfo, connect } from "node:net";
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

  it("ends a table with an error row, or refuses it immediately", async () => {
    const running = await withBudget(30);
    const table = `brand,serial\n${"rheem,RH0504B01826\n".repeat(60)}`;
    const first = await send(running, table, { "content-type": "text/csv" });
    const lines = first.body.trimEnd().split("\r\n");
    expect(lines).toHaveLength(27);
    expect(lines.at(-1)).toContain(",too-many-requests,");
    expect(await recorded(running)).toBe(25);
    const second = await send(running, table, { "content-type": "text/csv" });
    expect(second.statusCode).toBe(429);
  });
});

describe("concurrent batches", () => {
  it("are limited, and accepted again after others finish", async () => {
    const running = await service();
    await running.app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = running.app.server.address() as AddressInfo;
    // Tables whose callers send the first rows and nothing more.
    const open = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const socket = connect(port, "127.0.0.1");
        const piece = `brand,serial\n${"rheem,RH0504B01826\n".repeat(25)}`;
        socket.write(
          `POST /api/check/batch HTTP/1.1\r\nhost: a\r\ncontent-type: text/csv\r\ncontent-length: 9999\r\n\r\n${piece}`,
        );
        await new Promise((resolve) => socket.once("data", resolve));
        return socket;
      }),
    );
    const refused = await send(running, { checks: [rheem] });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers["retry-after"]).toBe("1");
    const single = await running.app.inject({ method: "POST", url: "/api/check", payload: rheem });
    expect(single.statusCode).toBe(200);
    for (const socket of open) socket.destroy();
    await expect.poll(async () => (await send(running, { checks: [rheem] })).statusCode).toBe(200);
  });
});
