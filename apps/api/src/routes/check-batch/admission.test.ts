import { type AddressInfo, connect, type Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { sendBatch } from "../../../test/checks.ts";
import { defaults, type Service, service } from "../../../test/service.ts";

const rheem = { brand: "rheem", serialNumber: "RH0504B01826" };

const recorded = async ({ database }: Service) =>
  (await database.selectFrom("water_heater_checks").select("id").execute()).length;

describe("the check budget", () => {
  const withBudget = (max: number) =>
    service({ settings: { limits: { ...defaults.limits, batchChecks: { max, window: 60_000 } } } });
  const of = (count: number, check: object) => ({ checks: Array.from({ length: count }, () => check) });

  it("counts each check, and refuses more than the limit", async () => {
    const running = await withBudget(10);
    const answers = [];
    for (const count of [6, 4, 1]) answers.push(await sendBatch(running, of(count, rheem)));
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
        statuses.push((await sendBatch(running, of(1, { brand, serialNumber }))).statusCode);
      expect(statuses).toEqual([200, 200, 429]);
    }
  });

  it("allows a single batch that exceeds it", async () => {
    const running = await withBudget(3);
    expect((await sendBatch(running, of(5, rheem))).statusCode).toBe(200);
    expect((await sendBatch(running, of(1, rheem))).statusCode).toBe(429);
  });

  it("is separate for each visitor, and shared by a /48 network as by 16 of them", async () => {
    const { app } = await withBudget(1);
    const statuses = [];
    for (let index = 0; index < 17; index++) {
      const remoteAddress = `2001:db8:0:${index.toString(16)}::1`;
      const call = { method: "POST", url: "/api/check/batch", payload: of(1, rheem), remoteAddress } as const;
      statuses.push((await app.inject(call)).statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 16 }, () => 200), 429]);
  });

  it("counts the rows of a table", async () => {
    const running = await withBudget(30);
    const table = `brand,serial\n${"rheem,RH0504B01826\n".repeat(20)}`;
    const statuses = [];
    for (let call = 0; call < 2; call++)
      statuses.push((await sendBatch(running, table, { "content-type": "text/csv" })).statusCode);
    expect(statuses).toEqual([200, 429]);
    expect(await recorded(running)).toBe(20);
  });
});

describe("batches in progress", () => {
  const post = (port: number, localAddress: string) => {
    const socket = connect({ port, host: "127.0.0.1", localAddress });
    socket.write(
      `POST /api/check/batch HTTP/1.1\r\nhost: a\r\ncontent-type: text/csv\r\ncontent-length: 99\r\n\r\nbrand,`,
    );
    // Only a refused one is answered.
    return socket.once("data", () => socket.destroy());
  };

  it("are four at most, one for each visitor, and end when the visitor leaves", async () => {
    const running = await service();
    await running.app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = running.app.server.address() as AddressInfo;
    const sockets = new Map<string, Socket>();
    /** Opens the batches that aren't. One that came while another batch was in progress was refused. */
    const hold = () => {
      const missing = ["127.0.0.1", "127.0.0.2", "127.0.0.3", "127.0.0.4"].filter(
        (address) => sockets.get(address)?.closed !== false,
      );
      for (const address of missing) sockets.set(address, post(port, address));
      return missing.length === 0;
    };
    const other = (remoteAddress = "192.0.2.9") =>
      running.app.inject({
        method: "POST",
        url: "/api/check/batch",
        payload: { checks: [rheem] },
        remoteAddress,
      });
    // Another request at once would be the reason to refuse one of them.
    const statusWhileHeld = async () => (hold() ? (await other()).statusCode : "opened");
    await expect.poll(statusWhileHeld, { timeout: 50_000 }).toBe(503);
    const refused = await other();
    expect(refused.json()).toMatchObject({ code: "server-busy" });
    expect(refused.headers["retry-after"]).toBe("2");
    sockets.get("127.0.0.1")?.destroy();
    await expect.poll(async () => (await other()).statusCode, { timeout: 20_000 }).toBe(200);
    expect((await other("127.0.0.2")).statusCode).toBe(503);
    for (const socket of sockets.values()) socket.destroy();
  });
});
