import { describe, expect, it } from "vitest";
import { findCostMisses, type RequestCost, toCostRow } from "./costs.ts";
import { type FaultResult, findFaultMisses, toFaultRow } from "./faults.ts";
import type { TrafficEvent } from "./traffic.ts";

describe("the cost of a route", () => {
  const cost = (what: string, rest: Partial<RequestCost> = {}): RequestCost => ({
    what,
    status: 200,
    block: 1,
    answer: 10,
    kept: 0,
    ...rest,
  });

  it("meets the goals at the limits", () => {
    const costs = [cost("a", { block: 50, answer: 1_000_000, kept: 64_000 })];
    expect(Object.values(toCostRow("GET /x", costs))).toEqual(["`GET /x`", "1", "50", "1000", "64.0", "met"]);
  });

  it("lists the costliest request of each kind", () => {
    const costs = [cost("a", { block: 51 }), cost("b", { kept: 70_000 }), cost("c", { answer: 1_000_501 })];
    expect(findCostMisses(costs)).toEqual([
      "51 ms in one block (a)",
      "1001 kB of answer (c)",
      "70 kB kept (b)",
    ]);
  });

  it("misses the goals without an answer, with 500, and when every request was refused", () => {
    expect(findCostMisses([cost("a"), cost("b", { status: 0 })])).toEqual(["1 × 0 (b)"]);
    expect(findCostMisses([cost("a"), cost("b", { status: 500 })])).toEqual(["1 × 500 (b)"]);
    expect(findCostMisses([cost("a", { status: 400 })])).toEqual(["no request succeeded"]);
  });
});

/** A check that took ten milliseconds. */
const check = (sent: number, rest: Partial<TrafficEvent> = {}): TrafficEvent => ({
  sent,
  took: 10,
  outcome: "right",
  note: "",
  recorded: true,
  ...rest,
});

describe("a fault", () => {
  /** One from the first to the second second, with some events besides good ones. */
  const result = (events: readonly TrafficEvent[], rest: Partial<FaultResult> = {}): FaultResult => ({
    outages: [{ began: 1000, over: 2000 }],
    events: [check(0), ...events, check(2100), check(20_000)],
    promised: 3,
    found: 3,
    memory: 400,
    ...rest,
  });

  it("meets its goals when everything is right", () => {
    expect(toFaultRow("X", result([]))).toMatchObject({ Fault: "X", Requests: "3", Goals: "met" });
  });

  it("may refuse and lose requests during the outage and shortly after, and no others", () => {
    for (const outcome of ["refused", "lost"] as const) {
      expect(findFaultMisses(result([check(1500, { outcome }), check(4000, { outcome })]))).toEqual([]);
      expect(findFaultMisses(result([check(500, { outcome })]))).toHaveLength(1);
    }
  });

  it.each<[string, Partial<TrafficEvent>, string]>([
    ["a wrong answer", { outcome: "wrong", note: "2005" }, "1 wrong (2005)"],
    ["another error", { outcome: "failed", note: "500" }, "1 other 5xx (500)"],
  ])("reports %s", (_what, event, miss) => {
    expect(findFaultMisses(result([check(1500, event)]))).toContain(miss);
  });

  it("reports missing rows, and too much memory", () => {
    expect(findFaultMisses(result([], { found: 1 }))).toEqual(["2 recorded rows lost"]);
    expect(findFaultMisses(result([], { memory: 401 }))).toEqual(["the API took 401 MiB"]);
  });

  it("measures the time to recovery", () => {
    const slow = result([check(7500, { recorded: false })]);
    expect(findFaultMisses(slow)).toEqual(["recovery took 5.5 s"]);
    expect(findFaultMisses(slow, Number.POSITIVE_INFINITY)).toEqual([]);
    const never = { ...result([]), events: [check(2100, { recorded: false })] };
    expect(findFaultMisses(never)).toEqual(["checks were not recorded again"]);
  });
});
