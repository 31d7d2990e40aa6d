import { describe, expect, it } from "vitest";
import type { Event } from "../traffic/tally.ts";
import type { FaultResult } from "./fault.ts";
import { faultHeads, faultRow, missesOf } from "./table.ts";

const found = {
  checksPromised: 2,
  checksFound: 2,
  reportsPromised: 1,
  reportsFound: 1,
  sharesPromised: 1,
  sharesFound: 1,
};

const check = (sent: number, rest: Partial<Event> = {}): Event => ({
  kind: "check",
  sent,
  took: 10,
  outcome: "right",
  recorded: true,
  ...rest,
});

/** A fault during the second second, with some events besides good ones. */
const result = (events: readonly Event[], rest: Partial<FaultResult> = {}): FaultResult => ({
  fault: { name: "x", title: "X", mayRefuse: true, make: async () => {} },
  outages: [{ began: 1000, over: 2000 }],
  events: [check(0), ...events, check(2100), check(20_000)],
  found,
  unexpected: [],
  misses: [],
  ...rest,
});

describe("the result of a fault", () => {
  it("meets its goals when everything is right", () => {
    expect(missesOf(result([]))).toEqual([]);
    expect(faultRow(result([]))).toHaveLength(faultHeads.length);
    expect(faultRow(result([])).at(-1)).toBe("met");
  });

  it("allows 503 during an outage and shortly after", () => {
    expect(
      missesOf(result([check(1500, { outcome: "refused" }), check(4000, { outcome: "refused" })])),
    ).toEqual([]);
  });

  it("does not allow 503 when everything can serve", () => {
    const refusal = check(1500, { outcome: "refused", note: "503" });
    const fault = { ...result([]).fault, mayRefuse: false };
    expect(missesOf(result([refusal], { fault }))).toEqual([
      "1 refused while something could serve (1 × check: 503)",
    ]);
    expect(missesOf(result([check(500, { outcome: "refused" })]))).toHaveLength(1);
  });

  it.each<[string, Partial<Event>, string]>([
    ["a wrong answer", { outcome: "wrong", note: "2005" }, "1 wrong (1 × check: 2005)"],
    ["another error", { outcome: "failed", note: "500" }, "1 5xx other than 503 (1 × check: 500)"],
  ])("reports %s", (_what, event, miss) => {
    expect(missesOf(result([check(1500, event)]))).toContain(miss);
  });

  it("reports a request without an answer when no connection was cut", () => {
    expect(missesOf(result([check(1500, { outcome: "lost" })]))).toEqual([]);
    expect(missesOf(result([check(15_000, { outcome: "lost", note: "x" })]))).toContain(
      "1 without an answer for no reason (1 × check: x)",
    );
  });

  it("reports missing rows", () => {
    expect(missesOf(result([], { found: { ...found, checksFound: 1, reportsFound: 0 } }))).toEqual([
      "1 recorded rows lost",
      "1 reports not as answered",
    ]);
  });

  it("measures the time to recovery", () => {
    const slow = result([
      check(6990, { outcome: "refused" }),
      check(7500, { outcome: "failed", note: "500" }),
    ]);
    expect(missesOf(slow)).toContain("recovery took 5.5 s (1 × check: 500)");
    const caught = check(9990, { took: 5000, outcome: "refused" });
    const outages = [
      { began: 1000, over: 2000 },
      { began: 10_000, over: 18_000 },
    ];
    expect(missesOf(result([caught], { outages }))).toEqual([]);
    const never = result([]);
    expect(missesOf({ ...never, events: [check(2100, { recorded: false })] })).toEqual([
      "checks were not recorded again",
    ]);
  });
});
