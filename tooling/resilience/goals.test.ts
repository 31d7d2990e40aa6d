import { describe, expect, it } from "vitest";
import { findCostMisses, type RequestCost, toCostRow } from "./costs.ts";
import { type FaultResult, findFaultMisses, toFaultRow } from "./faults.ts";
import { findSlowest, findStormMisses, mixRoutes, type StormResult, toStormRow } from "./storms.ts";
import type { CostlyRequest } from "./requests.ts";
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

describe("a storm", () => {
  const calm: StormResult = {
    statuses: new Map([
      [200, 70],
      [413, 1],
      [429, 1200],
      [503, 5],
    ]),
    idle: 4,
    others: [check(0, { took: 200 })],
    peakMemory: 300 * 1024 * 1024,
  };

  it("meets the goals when requests are only refused", () => {
    expect(toStormRow("A storm", calm)).toMatchObject({
      Requests: "1,276",
      Done: "71",
      "Status 429": "1,200",
      "Status 503": "5",
      "Others’ checks answered": "1 / 1",
      "Their p99 idle / in the storm": "4 ms / 200 ms",
      Goals: "met",
    });
  });

  it.each<[string, Partial<StormResult>, string]>([
    ["the API ends", { ended: "code 134" }, "the API has ended: code 134"],
    ["there is a 500", { statuses: new Map([[500, 2]]) }, "2 × 500"],
    ["there is no answer", { statuses: new Map([[0, 3]]) }, "3 without an answer"],
    ["others wait", { others: [check(0, { took: 201 })] }, "others’ p99 over 200 ms"],
    [
      "a check of another visitor fails",
      { others: [check(0, { outcome: "refused", note: "429" })] },
      "1 checks of others not answered (429)",
    ],
    ["there is too little memory", { peakMemory: 513 * 1024 * 1024 }, "more than 512 MiB"],
  ])("misses its goals when %s", (_when, change, miss) => {
    expect(findStormMisses({ ...calm, ...change })).toEqual([miss]);
  });

  it("allows a longer wait only in proportion on a slow machine", () => {
    const others = [check(0, { took: 399 })];
    expect(findStormMisses({ ...calm, idle: 20, others })).toEqual([]);
    expect(findStormMisses({ ...calm, idle: 1, others })).toHaveLength(1);
    expect(findStormMisses({ ...calm, idle: 90, others: [check(0, { took: 1001 })] })).toHaveLength(1);
  });

  it("mixes the requests of all routes", () => {
    const request = (what: string): CostlyRequest => ({
      route: "",
      what,
      method: "GET",
      path: "/",
      headers: {},
    });
    const routes = new Map([
      ["a", [request("a1"), request("a2")]],
      ["b", [request("b1")]],
    ]);
    const mixed = mixRoutes(routes).map(({ what }) => what);
    expect(mixed.slice(0, 4)).toEqual(["a1", "b1", "a2", "b1"]);
  });

  it("is judged by the slowest of a hundred", () => {
    const waits = Array.from({ length: 200 }, (_, index) => check(0, { took: 200 - index }));
    expect(findSlowest(waits)).toBe(198);
    expect(findSlowest([])).toBeNaN();
  });
});

describe("a fault", () => {
  /** One from the first to the second second, with some events besides good ones. */
  const result = (events: readonly TrafficEvent[], rest: Partial<FaultResult> = {}): FaultResult => ({
    outages: [{ began: 1000, over: 2000 }],
    events: [check(0), ...events, check(2100), check(20_000)],
    promised: 3,
    found: 3,
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

  it("reports missing rows", () => {
    expect(findFaultMisses(result([], { found: 1 }))).toEqual(["2 recorded rows lost"]);
  });

  it("measures the time to recovery", () => {
    expect(findFaultMisses(result([check(7500, { recorded: false })]))).toEqual(["recovery took 5.5 s"]);
    const never = { ...result([]), events: [check(2100, { recorded: false })] };
    expect(findFaultMisses(never)).toEqual(["checks were not recorded again"]);
  });
});
