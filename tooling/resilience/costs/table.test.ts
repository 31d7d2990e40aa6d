import { describe, expect, it } from "vitest";
import { mixOf } from "./costs.ts";
import { costLimits, finalists, type RequestCost } from "./measure.ts";
import type { CostlyRequest } from "./requests.ts";
import { percentile, type StormResult } from "./storm.ts";
import { costMisses, costRow, stormMisses, stormRow } from "./table.ts";

const request = (what: string, route = "GET /x"): CostlyRequest => ({
  route,
  what,
  method: "GET",
  path: "/x",
  headers: {},
});

const cost = (what: string, rest: Partial<RequestCost> = {}): RequestCost => ({
  request: request(what),
  status: 200,
  block: 1,
  answer: 10,
  kept: 0,
  ...rest,
});

describe("the cost of a route", () => {
  it("meets the goals at the limits", () => {
    expect(costMisses([cost("a", costLimits)])).toEqual([]);
    expect(costRow({ route: "GET /x", costs: [cost("a", costLimits)] })).toEqual([
      "`GET /x`",
      "1",
      "50",
      "1000",
      "64.0",
      "met",
    ]);
  });

  it("lists the costliest request of each kind", () => {
    const dear = { request: request("b"), kept: 70_000 };
    const costs = [cost("a", { block: 51 }), cost("b", dear), cost("c", { answer: 1_000_001, block: 52 })];
    expect(costMisses(costs)).toEqual(["52 ms in one block (c)", "1000 kB of answer (c)", "70 kB kept (b)"]);
  });

  it("misses the goals without an answer, with 500, and when every request was refused", () => {
    expect(costMisses([cost("a"), cost("b", { status: 0 })])).toEqual(["1 × 0 (b)"]);
    expect(costMisses([cost("a"), cost("b", { status: 500 })])).toEqual(["1 × 500 (b)"]);
    expect(costMisses([cost("a", { status: 400 })])).toEqual(["no request succeeded"]);
  });

  it("is measured again for the costliest requests of each kind", () => {
    const costs = [cost("a", { block: 9 }), cost("b", { answer: 99 }), cost("c", { kept: 9 }), cost("d")];
    expect(finalists(costs, 1).map(({ what }) => what)).toEqual(["a", "b", "c"]);
  });
});

const calm: StormResult = {
  title: "A storm",
  statuses: new Map([
    [200, 70],
    [413, 1],
    [429, 1200],
    [503, 5],
  ]),
  idle: 4,
  others: { asked: 50, right: 50, p99: 199, notes: [] },
  peakMemory: 300 * 1024 * 1024,
};

describe("a storm", () => {
  it("meets the goals when requests are only refused", () => {
    expect(stormMisses(calm)).toEqual([]);
    expect(stormRow(calm)).toEqual([
      "A storm",
      "1,276",
      "71",
      "1,200",
      "5",
      "0",
      "0",
      "50 / 50",
      "4 ms / 199 ms",
      "300 MiB",
      "met",
    ]);
  });

  it.each<[string, Partial<StormResult>, string]>([
    ["the API ends", { ended: "code 134" }, "the API has ended: code 134"],
    ["there is a 500", { statuses: new Map([[500, 2]]) }, "2 × 500"],
    ["there is no answer", { statuses: new Map([[0, 3]]) }, "3 without an answer"],
    ["others wait", { others: { asked: 50, right: 50, p99: 201, notes: [] } }, "others’ p99 over 200 ms"],
    [
      "a check of another visitor fails",
      { others: { asked: 50, right: 49, p99: 20, notes: ["1 × check: 429"] } },
      "1 checks of others not answered (1 × check: 429)",
    ],
    ["there is too little memory", { peakMemory: 513 * 1024 * 1024 }, "more than 512 MiB"],
  ])("misses its goals when %s", (_when, change, miss) => {
    expect(stormMisses({ ...calm, ...change })).toEqual([miss]);
  });

  it("allows a longer wait only in proportion on a slow machine", () => {
    const others = { ...calm.others, p99: 399 };
    expect(stormMisses({ ...calm, idle: 20, others })).toEqual([]);
    expect(stormMisses({ ...calm, idle: 1, others })).toHaveLength(1);
    expect(stormMisses({ ...calm, idle: 90, others: { ...others, p99: 1001 } })).toHaveLength(1);
  });

  it("mixes the requests of all routes", () => {
    const all = [request("a1", "a"), request("a2", "a"), request("b1", "b")];
    expect(
      mixOf(all)
        .slice(0, 4)
        .map(({ what }) => what),
    ).toEqual(["a1", "b1", "a2", "b1"]);
  });
});

it("returns a percentile", () => {
  const numbers = Array.from({ length: 200 }, (_, index) => 200 - index);
  expect(percentile(numbers, 99)).toBe(198);
  expect(percentile([7], 99)).toBe(7);
  expect(percentile([], 99)).toBeNaN();
});
