import { describe, expect, it } from "vitest";
import { judgeCosts, type RequestCost } from "./costs.ts";
import { type FaultResult, judgeFault } from "./faults.ts";
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
  const findMisses = (...costs: readonly RequestCost[]) => judgeCosts("GET /x", costs).misses;

  it("meets the goals at the limits", () => {
    expect(findMisses(cost("a", { block: 50, answer: 1_000_000, kept: 64_000 }))).toEqual([]);
  });

  it("lists the costliest request of each kind", () => {
    expect(
      findMisses(cost("a", { block: 51 }), cost("b", { kept: 70_000 }), cost("c", { answer: 1_000_501 })),
    ).toEqual(["51 ms in one block (a)", "1001 kB of answer (c)", "70 kB kept (b)"]);
  });

  it("misses the goals without an answer, with 500, and when every request was refused", () => {
    expect(findMisses(cost("a"), cost("b", { status: 0 }))).toEqual(["1 × 0 (b)"]);
    expect(findMisses(cost("a"), cost("b", { status: 500 }))).toEqual(["1 × 500 (b)"]);
    expect(findMisses(cost("a", { status: 400 }))).toEqual(["no request succeeded"]);
  });
});

/** A check that took ten milliseconds. */
const check = (sent: number, rest: Partial<TrafficEvent> = {}): TrafficEvent => ({
  sent,
  ended: sent + 10,
  outcome: "right",
  note: "",
  recorded: true,
  ...rest,
});

describe("a fault", () => {
  /** Judges one from the first to the second second, with some events besides good ones. */
  const judge = (events: readonly TrafficEvent[], rest: Partial<FaultResult> = {}, maxRecovery = 5000) =>
    judgeFault(
      "X",
      {
        outages: [{ began: 1000, over: 2000 }],
        events: [check(0), ...events, check(2100), check(20_000)],
        promised: 3,
        found: 3,
        memory: 400,
        ...rest,
      },
      maxRecovery,
    );

  it("meets its goals when everything is right", () => {
    expect(judge([])).toEqual({
      title: "X",
      requests: 3,
      figures: ["3 right", "3 of 3 rows kept", "recovered after 0.0 s", "400 MiB"],
      misses: [],
    });
  });

  it("may refuse and lose requests during the outage and shortly after, and no others", () => {
    for (const outcome of ["refused", "lost"] as const) {
      expect(judge([check(1500, { outcome }), check(4000, { outcome })]).misses).toEqual([]);
      expect(judge([check(500, { outcome })]).misses).toHaveLength(1);
    }
  });

  it.each<[Partial<TrafficEvent>, string]>([
    [{ outcome: "wrong", note: "2005" }, "1 wrong (2005)"],
    [{ outcome: "failed", note: "500" }, "1 failed (500)"],
  ])("reports %o", (event, miss) => {
    expect(judge([check(1500, event)]).misses).toContain(miss);
  });

  it("reports missing rows, and too much memory", () => {
    expect(judge([], { found: 1 }).misses).toEqual(["2 recorded rows lost"]);
    expect(judge([], { memory: 401 }).misses).toEqual(["the API took 401 MiB"]);
  });

  it("measures the time to recovery", () => {
    const slow = [check(7500, { recorded: false })];
    expect(judge(slow).misses).toEqual(["recovered after 5.5 s"]);
    expect(judge(slow, {}, Number.POSITIVE_INFINITY).misses).toEqual([]);
    const never = { events: [check(2100, { recorded: false })] };
    expect(judge([], never).misses).toEqual(["checks were not recorded again"]);
  });
});
