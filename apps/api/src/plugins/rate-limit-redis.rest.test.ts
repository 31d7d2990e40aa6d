import { presentRedis, startRedis } from "@heater-age/run/test/redis";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { defaults, migratedDatabase, type Service, service } from "../../test/service.ts";
import { ask, startOn } from "../../test/started.ts";

// Without it the tests are skipped, which the test command reports.
const program = presentRedis();

const taking = (url: string, redisUrl: string, checks: number) =>
  service({
    url,
    settings: { redisUrl, limits: { ...defaults.limits, check: { max: checks, window: 60_000 } } },
  });

const check = async ({ app }: Service, remoteAddress = "192.0.2.1") =>
  app.inject({
    method: "POST",
    url: "/api/check",
    remoteAddress,
    payload: { brand: "rheem", serialNumber: "RH0504B01826" },
  });

const goneAndBack = [
  "Redis is gone: each instance counts on its own",
  "Redis is back: instances share their counts again",
];

const messages = ({ log }: Service) => log.map(({ msg }) => msg).filter((msg) => msg !== "answered");

async function redis() {
  const running = await startRedis(program ?? "");
  onTestFinished(running.remove);
  return running;
}

describe.skipIf(program === undefined)("instances with a Redis, if it is installed", () => {
  it("share the count of checks in a visitor's batches, and count for themselves while Redis is down", async () => {
    const [url, server] = await Promise.all([migratedDatabase(), redis()]);
    const limits = { ...defaults.limits, batchChecks: { max: 10, window: 60_000 } };
    const start = () => service({ url, settings: { redisUrl: server.url, limits } });
    const [one, two] = [await start(), await start()];
    const checks = Array.from({ length: 4 }, () => ({ brand: "rheem", serialNumber: "RH0504B01826" }));
    const send = ({ app }: Service) =>
      app.inject({ method: "POST", url: "/api/check/batch", payload: { checks } });
    const statuses = [];
    for (const instance of [one, two, one, two]) statuses.push((await send(instance)).statusCode);
    expect(statuses).toEqual([200, 200, 429, 429]);
    await server.stop();
    const alone = [];
    for (let count = 0; count < 3; count++) alone.push((await send(one)).statusCode);
    expect(alone).toEqual([200, 200, 429]);
  });

  it("share counts between processes, and stop when asked to", async () => {
    const [url, { url: redisUrl }] = await Promise.all([migratedDatabase(), redis()]);
    const environment = { REDIS_URL: redisUrl, CHECKS_PER_MINUTE: "10" };
    const instances = await Promise.all([startOn(url, environment), startOn(url, environment)]);
    const answers = Array.from({ length: 15 }, () =>
      instances.map(({ port }) => ask(port, "/api/check", { brand: "rheem", serialNumber: "RH0504B01826" })),
    );
    const answered = await Promise.all(answers.flat());
    const refused = answered.filter((answer) => JSON.stringify(answer).includes("too-many-requests"));
    expect([answered.length, refused.length]).toEqual([30, 20]);
    for (const { child, exit } of instances) {
      child.kill("SIGTERM");
      expect(await exit).toEqual([0, null]);
    }
  });

  it("count for themselves while Redis is down, log it once, and share counts again when it is back", async () => {
    const [url, server] = await Promise.all([migratedDatabase(), redis()]);
    const running = await taking(url, server.url, 1);
    expect((await check(running)).statusCode).toBe(200);
    const refused = await check(running);
    expect([refused.statusCode, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
    await server.stop();
    const alone = [];
    for (let count = 0; count < 3; count++) alone.push((await check(running)).statusCode);
    expect(alone).toEqual([200, 429, 429]);
    await vi.waitFor(() =>
      expect(messages(running)).toEqual(["Redis is gone: each instance counts on its own"]),
    );
    await server.start();
    await vi.waitFor(() => expect(messages(running)).toEqual(goneAndBack), { timeout: 10_000 });
    const together = [(await check(running)).statusCode, (await check(running)).statusCode];
    expect(together).toEqual([200, 429]);
  });

  it("do not wait for a hanging Redis", async () => {
    const [url, server] = await Promise.all([migratedDatabase(), redis()]);
    const running = await taking(url, server.url, 1);
    expect((await check(running)).statusCode).toBe(200);
    server.freeze();
    let visitor = 1;
    await vi.waitFor(
      async () => {
        expect((await check(running, `192.0.2.${++visitor}`)).statusCode).toBe(200);
        expect(messages(running)).toEqual(["Redis is gone: each instance counts on its own"]);
      },
      { timeout: 10_000 },
    );
    server.thaw();
    await vi.waitFor(() => expect(messages(running)).toEqual(goneAndBack), { timeout: 10_000 });
    expect((await check(running)).statusCode).toBe(429);
  });

  it("start without Redis", async () => {
    const [url, server] = await Promise.all([migratedDatabase(), redis()]);
    await server.stop();
    const running = await taking(url, server.url, 1);
    const statuses = [];
    for (let count = 0; count < 3; count++) statuses.push((await check(running)).statusCode);
    expect(statuses).toEqual([200, 429, 429]);
    expect(messages(running)).toEqual(["Redis is gone: each instance counts on its own"]);
  });
});
