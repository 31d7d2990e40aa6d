import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const clock = async (time: string) => {
  vi.setSystemTime(new Date(time));
  return import("./today.ts");
};

/** Returns a server whose responses have this time. */
const answerAt = (time: string) =>
  vi.stubGlobal(
    "fetch",
    vi.fn<typeof fetch>(() => Promise.resolve(new Response(null, { headers: { date: time } }))),
  );

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// The tests run as if built on 2026-11-20.
it.each([
  ["1970-01-02T12:00:00Z", "behind", "2026-11-20"],
  ["2026-11-17T12:00:00Z", "behind", "2026-11-20"],
  ["2026-11-19T18:00:00Z", undefined, "2026-11-20"],
  ["2026-11-22T12:00:00Z", undefined, "2026-11-22"],
  ["2027-11-01T12:00:00Z", undefined, "2027-11-01"],
  ["2040-03-03T12:00:00Z", "ahead", "2040-03-03"],
])("with the clock at %s, the clock is %s and today is %s", async (time, doubt, today) => {
  const { clockDoubt, utcToday } = await clock(time);
  expect(clockDoubt()).toBe(doubt);
  expect(utcToday()).toBe(today);
});

describe("the server's time", () => {
  it.each(["1970-01-02T12:00:00Z", "2040-03-03T12:00:00Z"])("overrides a clock at %s", async (time) => {
    const { clockDoubt, setServerTime, utcToday } = await clock(time);
    setServerTime(Date.parse("Sun, 22 Nov 2026 12:00:00 GMT"));
    expect(clockDoubt()).toBeUndefined();
    expect(utcToday()).toBe("2026-11-22");
    vi.setSystemTime(Date.now() + 86_400_000);
    expect(utcToday()).toBe("2026-11-23");
  });

  it("does not override a clock that is wrong by hours, because a day has no time", async () => {
    const { setServerDay, utcToday } = await clock("2026-11-23T01:00:00Z");
    setServerDay("2026-11-22");
    expect(utcToday()).toBe("2026-11-23");
  });

  it("is ignored if it is invalid", async () => {
    const { clockDoubt, setServerTime } = await clock("2040-03-03T12:00:00Z");
    setServerTime(Date.parse(""));
    expect(clockDoubt()).toBe("ahead");
  });

  it("is requested only when the clock is doubtful", async () => {
    answerAt("Sun, 22 Nov 2026 12:00:00 GMT");
    const { askTime, utcToday } = await clock("2040-03-03T12:00:00Z");
    await askTime();
    expect(utcToday()).toBe("2026-11-22");
    await askTime();
    expect(fetch).toHaveBeenCalledOnce();
  });

  it("can be unavailable", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    const { askTime, clockDoubt } = await clock("2040-03-03T12:00:00Z");
    await askTime();
    expect(clockDoubt()).toBe("ahead");
  });
});

it.each([
  ["midnight goes by", "2026-11-22", "2026-11-22T23:50", "2026-11-23T00:10", "2026-11-23"],
  ["a month goes by", "2026-11-22", "2026-11-22T12:00", "2026-12-24T12:00", "2026-12-24"],
  ["nothing goes by", "2026-11-22", "2026-11-22T00:10", "2026-11-22T23:50", "2026-11-22"],
  ["the clock is ahead all the time", "2026-11-22", "2040-03-03T23:50", "2040-03-04T00:10", "2026-11-23"],
  ["the clock is put right", "2026-11-22", "1970-01-02T12:00", "2026-11-22T12:00", "2026-11-22"],
  ["the clock is set back", "2026-11-22", "2040-03-03T12:00", "2026-11-22T12:00", "2026-11-22"],
])("%s: moves %s forward by the days passed", async (_what, day, since, at, later) => {
  const { laterDay } = await clock("2026-11-22T12:00:00Z");
  expect(laterDay(day, new Date(since), new Date(at))).toBe(later);
});
