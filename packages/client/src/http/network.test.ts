import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { messages as english } from "../compiled/messages/en.ts";
import { type Answer, dropped, toFailure, json, serve, silent } from "../../test/serve.ts";
import { ApiError, ConnectionError, createClient, HeaterAgeError, TimeoutError } from "../index.ts";

const rheem = { brand: "rheem", serialNumber: "RH0504B01826" } as const;
const single = { attempts: 1 } as const;
const brandList = json(200, { brands: [] });
const headOnly: Answer = (response) => void response.writeHead(200).write('{"brands":');

describe("a response", () => {
  it.each([
    ["that is empty", ""],
    ["that is not all there", '{"message":"Serial'],
    ["of another kind of JSON", "null"],
  ])("%s keeps its status and body if it is a refusal", async (_name, body) => {
    const { client } = await serve(
      (response) => void response.writeHead(502, { "x-request-id": "r1" }).end(body),
    );
    const error = await toFailure(client().check(rheem, single));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: expect.stringContaining(`POST /api/check: 502 ${english.statuses[502]}`) as string,
      status: 502,
      code: undefined,
      requestId: "r1",
      body: body === "null" ? null : body,
    });
  });

  it("that is truncated is a lost connection, and is retried", async () => {
    const cut: Answer = (response) => {
      response.writeHead(200, { "content-length": "1000" }).write('{"brands":', () => response.destroy());
    };
    const { client, received } = await serve(cut, brandList);
    expect(await client().brands()).toEqual([]);
    expect(received).toHaveLength(2);
    expect(await toFailure((await serve(cut)).client().brands(single))).toBeInstanceOf(ConnectionError);
  });

  it("that never begins is a lost connection with its cause", async () => {
    const { client } = await serve(dropped);
    expect(await toFailure(client().brands(single))).toMatchObject({
      message: "GET /api/brands: no connection",
      cause: { message: "fetch failed" },
    });
  });

  it("that arrives slowly is subject to the timeout", async () => {
    const dripping: Answer = (response) => {
      response.writeHead(200);
      const drop = setInterval(() => response.write(" "), 10);
      response.on("close", () => clearInterval(drop));
    };
    const { client } = await serve(dripping);
    expect(await toFailure(client().brands({ timeout: 80, ...single }))).toBeInstanceOf(TimeoutError);
    expect(await toFailure(client().brands({ deadline: 80 }))).toBeInstanceOf(TimeoutError);
  });
});

describe("a web page", () => {
  const page = "<!doctype html><title>Log in</title>";
  const html =
    (status: number): Answer =>
    (response) =>
      void response.writeHead(status, { "content-type": "text/html; charset=utf-8" }).end(page);
  const untyped: Answer = (response) => void response.writeHead(200).end(`\n ${page}`);

  it.each<readonly [string, Answer]>([
    ["with success", html(200)],
    ["with success, without a type", untyped],
    ["with an error", html(404)],
  ])(
    "%s is reported as a response from something other than the API, with its URL",
    async (_name, answer) => {
      const { client, baseUrl } = await serve(answer);
      const error = await toFailure(client().brands(single));
      const message = `something other than the API answered with a web page at ${baseUrl}/api/brands`;
      expect(HeaterAgeError.is(error) && error.message).toContain(message);
      expect(HeaterAgeError.is(error) && error.text).not.toContain("API");
    },
  );
});

describe("an unresponsive server", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const deaf: typeof fetch = () => new Promise(() => {});

  it("times out after the client's timeout, unless the call sets another", async () => {
    const client = createClient({ fetch: deaf, timeout: 2000, attempts: 1 });
    const failures = [toFailure(client.brands()), toFailure(client.brands({ timeout: 3000 }))];
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await Promise.all(failures)).toMatchObject([{ elapsed: 2000 }, { elapsed: 3000 }]);
  });

  it("times out with the elapsed time, including waits", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    const failure = toFailure(createClient({ fetch: deaf }).brands());
    await vi.advanceTimersByTimeAsync(300_000);
    expect(await failure).toMatchObject({
      message: "GET /api/brands: no answer after 31250 ms, in 3 attempts",
      elapsed: 31_250,
    });
  });
});

describe("invalid timeouts and attempts", () => {
  const wrong = [
    { attempts: 0 },
    { attempts: 1.5 },
    { timeout: 0 },
    { timeout: Number.NaN },
    { deadline: -1 },
  ];

  it.each(wrong)("%j are refused by the client and by a call", async (options) => {
    expect(() => createClient({ ...options })).toThrow(RangeError);
    const { client, received } = await serve(brandList);
    expect(await toFailure(client().brands(options))).toBeInstanceOf(RangeError);
    if (!("deadline" in options)) expect(() => client().checkMany([rheem], options)).toThrow(RangeError);
    expect(received).toHaveLength(0);
  });

  it("a timeout that is infinite or longer than a timer supports is valid", async () => {
    const { client } = await serve(brandList);
    expect(await client({ timeout: Infinity }).brands({ deadline: Infinity })).toEqual([]);
    expect(await client().brands({ timeout: Number.MAX_SAFE_INTEGER, ...single })).toEqual([]);
  });
});

describe("Retry-After", () => {
  it("as a date is relative to the local clock if the server sends no date", async () => {
    const { client } = await serve((response) => {
      response.sendDate = false;
      response.writeHead(429, { "retry-after": new Date(Date.now() + 60_000).toUTCString() }).end();
    });
    const error = await toFailure(client().brands());
    expect(ApiError.is(error) && error.retryAfter).toBeGreaterThan(50_000);
    expect(ApiError.is(error) && error.retryAfter).toBeLessThanOrEqual(60_000);
  });

  it.each(["soon", "-1", ""])("of %j is ignored", async (value) => {
    const { client } = await serve(json(429, {}, { "retry-after": value }));
    expect(await toFailure(client().brands(single))).toMatchObject({ retryAfter: undefined });
  });
});

describe("a caller who aborts", () => {
  const reason = new Error("left the page");

  it.each<readonly [string, Answer, number]>([
    ["while there is no answer", silent, 1],
    ["while the answer comes in", headOnly, 1],
    ["between two attempts", json(503, {}), 1],
  ])("%s gets their own reason, and nothing more is sent", async (_name, answer, requests) => {
    const { client, received } = await serve(answer);
    const controller = new AbortController();
    const call = toFailure(client().brands({ signal: controller.signal }));
    await expect.poll(() => received).toHaveLength(requests);
    await new Promise((resolve) => setTimeout(resolve, 30));
    controller.abort(reason);
    expect(await call).toBe(reason);
    expect(received).toHaveLength(requests);
  });

  it("before the call sends nothing", async () => {
    const { client, received } = await serve(brandList);
    expect(await toFailure(client().brands({ signal: AbortSignal.abort(reason) }))).toBe(reason);
    expect(received).toHaveLength(0);
  });

  it("does not wait for a fetch that ignores the signal", async () => {
    const deaf: typeof fetch = () => new Promise(() => {});
    const client = createClient({ fetch: deaf });
    const controller = new AbortController();
    const call = toFailure(client.check(rheem, { signal: controller.signal }));
    controller.abort(reason);
    expect(await call).toBe(reason);
    expect(await toFailure(client.check(rheem, { timeout: 20, ...single }))).toBeInstanceOf(TimeoutError);
  });
});

describe("the request", () => {
  it("has the caller's headers instead of the client's, regardless of case", async () => {
    const { client, received } = await serve(brandList);
    const headers = { "Accept-Language": "pt", "X-From": "test" };
    await client({ headers }).brands({ headers: { "x-from": "one call" } });
    expect(received[0]?.headers).toMatchObject({ "accept-language": "pt", "x-from": "one call" });
  });

  it("throws the original error if it cannot be sent, because it is a mistake of the caller", async () => {
    const { client, received } = await serve(dropped);
    expect(await toFailure(client({ headers: { "x-name": "✓" } }).brands())).toBeInstanceOf(TypeError);
    const circle: { self?: unknown } = {};
    circle.self = circle;
    expect(await toFailure(client().report.create({ ...rheem, modelInfo: circle }))).toBeInstanceOf(
      TypeError,
    );
    expect(received).toHaveLength(0);
  });
});
