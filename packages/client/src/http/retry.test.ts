import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError, ConnectionError, createClient, TimeoutError } from "../index.ts";
import { readPolicy, defaultPolicy, isTransient, pause, type RetryPolicy, retryDelay } from "./retry.ts";

const request = { method: "GET", path: "/api/brands" };
const refusal = (status: number, retryAfter?: number, code?: string) =>
  new ApiError(request, { status, retryAfter, text: "", code, requestId: undefined, body: "" });
const lost = new ConnectionError(request, { text: "" });

describe("retryDelay", () => {
  it.each<readonly [string, RetryPolicy, readonly number[]]>([
    ["reading data", readPolicy, [500, 750, 1125]],
    ["any other request", defaultPolicy, [1000, 2000, 4000]],
  ])("of %s increases, with up to a tenth of jitter", (_name, policy, waits) => {
    for (const [index, wait] of waits.entries()) {
      for (let sample = 0; sample < 50; sample++) {
        const delay = retryDelay(policy, index + 1, lost);
        expect(delay).toBeGreaterThanOrEqual(wait);
        expect(delay).toBeLessThanOrEqual(wait * 1.1);
      }
    }
  });

  it("has a maximum", () => {
    expect(retryDelay(readPolicy, 30, lost)).toBe(5000);
    expect(retryDelay(defaultPolicy, 30, lost)).toBe(10_000);
  });

  it("is as long as the API asks for, and no retry follows if that is too long", () => {
    expect(retryDelay(defaultPolicy, 1, refusal(429, 7000))).toBe(7000);
    expect(retryDelay(defaultPolicy, 1, refusal(429, 10_001))).toBeUndefined();
    expect(retryDelay(defaultPolicy, 1, refusal(429, 0))).toBeGreaterThanOrEqual(1000);
  });
});

describe("isTransient", () => {
  it.each([408, 429, 500, 502, 503, 504])("treats a %i as temporary", (status) => {
    expect(isTransient(refusal(status))).toBe(true);
  });

  it.each([400, 401, 404, 410, 413, 422, 501])("treats a %i as permanent", (status) => {
    expect(isTransient(refusal(status))).toBe(false);
  });

  it("treats a lost connection and a timeout as temporary, and a bug as permanent", () => {
    expect(isTransient(lost)).toBe(true);
    expect(isTransient(new TimeoutError(request, { elapsed: 10, attempts: 1, text: "" }))).toBe(true);
    expect(isTransient(new TypeError("x"))).toBe(false);
  });
});

describe("the delay", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Returns a fetch that fails, and the times at which it was called. */
  function failing(headers: Record<string, string> = {}) {
    const start = Date.now();
    const moments: number[] = [];
    const fetch = async () => {
      moments.push(Date.now() - start);
      return new Response("", { status: 503, headers });
    };
    return { moments, client: createClient({ fetch }) };
  }

  it.each([
    ["seconds", { "retry-after": "3" }],
    ["a date", { "retry-after": "Fri, 20 Nov 2026 09:30:03 GMT", date: "Fri, 20 Nov 2026 09:30:00 GMT" }],
  ])("is the one that the API asks for in %s", async (_name, headers) => {
    const { moments, client } = failing(headers);
    const call = client.brands().catch(() => {});
    await vi.runAllTimersAsync();
    await call;
    expect(moments).toEqual([0, 3000, 6000]);
  });

  it("ends when the caller aborts", async () => {
    const controller = new AbortController();
    const reason = new Error("left");
    const waiting = pause(5000, controller.signal).catch((error: unknown) => error);
    controller.abort(reason);
    expect(await waiting).toBe(reason);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("leaves no timer behind", async () => {
    const client = createClient({ fetch: async () => Response.json({ brands: [] }) });
    await client.brands();
    expect(vi.getTimerCount()).toBe(0);
  });
});
