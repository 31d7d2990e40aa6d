import { describe, expect, it } from "vitest";
import { defaults, type Service, service } from "../../test/service.ts";
import { readEnvironment } from "../config/env.ts";

interface Visitor {
  /** Address of the connection. */
  readonly from?: string;
  /** Value of X-Forwarded-For. */
  readonly forwarded?: string;
}

/** Returns a service that allows this many checks per minute and visitor. */
const taking = (checks: number, trustedProxies = 0) =>
  service({
    settings: { trustedProxies, limits: { ...defaults.limits, check: { max: checks, window: 60_000 } } },
  });

async function check({ app }: Service, { from = "192.0.2.1", forwarded }: Visitor = {}) {
  return app.inject({
    method: "POST",
    url: "/api/check",
    remoteAddress: from,
    ...(forwarded === undefined ? {} : { headers: { "x-forwarded-for": forwarded } }),
    payload: { brand: "rheem", serialNumber: "RH0504B01826" },
  });
}

async function statuses(running: Service, visitors: readonly Visitor[]): Promise<readonly number[]> {
  const codes: number[] = [];
  for (const visitor of visitors) codes.push((await check(running, visitor)).statusCode);
  return codes;
}

describe("the rate limit for checks", () => {
  it("can be read by pages of any site that exceed it", async () => {
    const running = await taking(0);
    const { statusCode, headers } = await running.app.inject({
      method: "POST",
      url: "/api/check",
      headers: { origin: "https://elsewhere.example" },
      payload: { brand: "rheem", serialNumber: "RH0504B01826" },
    });
    expect(statusCode).toBe(429);
    expect(headers["access-control-allow-origin"]).toBe("*");
    expect(headers["access-control-expose-headers"]).toContain("Retry-After");
  });

  it("is 60 per minute by default", async () => {
    const { settings } = readEnvironment({ DATABASE_URL: "postgres://localhost/none" });
    const running = await service({ settings });
    const codes = await statuses(
      running,
      Array.from({ length: 61 }, () => ({})),
    );
    expect(codes).toEqual([...Array<number>(60).fill(200), 429]);
  });

  it("applies to a /48 network as to 16 visitors", async () => {
    const running = await taking(1);
    const networks = Array.from({ length: 18 }, (_, index) => ({
      from: `2001:db8:0:${index.toString(16)}::1`,
    }));
    const codes = await statuses(running, [...networks, { from: "2001:db8:1::1" }]);
    expect(codes).toEqual([...Array<number>(16).fill(200), 429, 429, 200]);
  });

  it("applies per address, and per /64 network", async () => {
    const running = await taking(1);
    expect(
      await statuses(running, [
        { from: "192.0.2.1" },
        { from: "192.0.2.2" },
        { from: "2001:db8:0:1::1" },
        { from: "2001:db8:0:1:ffff::2" },
        { from: "2001:db8:0:2::1" },
      ]),
    ).toEqual([200, 200, 200, 429, 200]);
  });

  it("does not apply to the list of brands", async () => {
    const { app } = await taking(1);
    for (let count = 0; count < 3; count++)
      expect((await app.inject({ url: "/api/brands" })).statusCode).toBe(200);
  });
});

describe("visitors behind proxies", () => {
  it("ignores forwarded addresses without a trusted proxy", async () => {
    const running = await taking(1);
    expect(await statuses(running, [{ forwarded: "198.51.100.1" }, { forwarded: "198.51.100.2" }])).toEqual([
      200, 429,
    ]);
  });

  it("uses the last address behind one proxy, not the visitor's", async () => {
    const running = await taking(1, 1);
    expect(
      await statuses(running, [
        { forwarded: "198.51.100.1" },
        { forwarded: "198.51.100.2" },
        { forwarded: "203.0.113.9, 198.51.100.1" },
        { forwarded: "198.51.100.3, 198.51.100.1" },
      ]),
    ).toEqual([200, 200, 429, 429]);
  });

  it("counts all ports and spellings of an address together", async () => {
    const running = await taking(1, 1);
    const spellings = ["198.51.100.1", "198.51.100.1:99", "::ffff:198.51.100.1"];
    const visitors = spellings.map((forwarded) => ({ forwarded }));
    expect(await statuses(running, visitors)).toEqual([200, 429, 429]);
  });
});
