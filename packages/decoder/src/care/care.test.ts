import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LifeType } from "../life/figures.ts";
import { care, taskFor } from "./care-actions.ts";
import { tasks } from "./tasks.ts";

const types: readonly LifeType[] = ["gas-tank", "electric-tank", "heat-pump", "tankless-gas"];
const codes = (type: LifeType, years: number) =>
  care({ type, age: { maxMonths: years * 12 } }).actions.map(({ code }) => code);

describe("the actions", () => {
  it.each([
    ["gas-tank", 2, ["register-warranty", "anode-check", "flush"]],
    ["gas-tank", 13, ["plan-replacement", "look-for-rust-and-leaks", "check-pan-and-shut-off"]],
    ["electric-tank", 20, ["replace-soon", "look-for-rust-and-leaks", "check-pan-and-shut-off"]],
    ["heat-pump", 9, ["air-filter", "look-for-rust-and-leaks", "check-pan-and-shut-off"]],
    ["tankless-gas", 18, ["service", "descale", "plan-replacement"]],
  ] as const)("with a %s of %i years is %j", (type, years, expected) => {
    expect(codes(type, years)).toEqual(expected);
  });

  it("need an age in whole years", () => {
    const at = (maxMonths: number) => care({ type: "gas-tank", age: { maxMonths } }).ages;
    expect([0, 47, 48, 131, 132, 192].map(at)).toEqual([
      [0, 3],
      [0, 3],
      [4, 7],
      [8, 10],
      [11, 15],
      [16, null],
    ]);
  });

  it("are at most three, each task with its interval", () => {
    const ages = fc.nat({ max: 600 });
    fc.assert(
      fc.property(fc.constantFrom(...types), fc.string(), ages, (type, brand, maxMonths) => {
        const { actions, basis } = care({ type, brand, age: { maxMonths } });
        expect(basis).toBe("ours");
        expect(actions.length).toBeGreaterThan(0);
        expect(actions.length).toBeLessThanOrEqual(3);
        expect(new Set(actions.map(({ code }) => code)).size).toBe(actions.length);
        for (const { task } of actions) if (task) expect(task.types).toContain(type);
      }),
    );
  });
});

describe("the interval", () => {
  it.each([
    ["rheem", [12, 12]],
    ["ao-smith", [36, 36]],
    ["state", [12, 12]],
    ["reliance", [36, 36]],
    ["american", [36, 36]],
    ["bradford-white", [24, 24]],
    ["ge", [12, 36]],
    [undefined, [12, 36]],
  ] as const)("of the anode of %s is %j months", (brand, every) => {
    expect(taskFor("anode-check", "electric-tank", brand)?.every).toEqual(every);
  });

  it("is the manufacturer's if there is one, and is marked if it is ours", () => {
    expect(taskFor("anode-check", "gas-tank", "state")).toMatchObject({
      afterWarranty: true,
      basis: "source",
    });
    expect(taskFor("anode-check", "gas-tank", "whirlpool")).toMatchObject({
      basis: "ours",
      confidence: "low",
    });
    expect(taskFor("descale", "tankless-gas", "navien")).toMatchObject({ inSoftWater: [18, 24] });
    expect(taskFor("descale", "tankless-gas", "rinnai")).toMatchObject({
      inHardWater: [6, 6],
      hardFromGrains: 10,
    });
    expect(taskFor("relief-valve-test", "gas-tank")).toMatchObject({
      others: [6, 36],
      risks: ["scalding", "may-not-reseat"],
    });
  });

  it("exists for the kinds of heaters that need it", () => {
    expect(taskFor("anode-check", "tankless-gas", "rheem")).toBeUndefined();
    expect(taskFor("anode-check", "heat-pump", "rheem")?.brand).toBeUndefined();
    expect(taskFor("descale", "gas-tank", "navien")).toBeUndefined();
  });
});

it.each(tasks)("$code of $brand has months in order, and sources", (task) => {
  for (const span of [task.every, task.inHardWater, task.inSoftWater, task.others]) {
    if (!span) continue;
    expect(span[0]).toBeGreaterThanOrEqual(3);
    expect(span[1]).toBeGreaterThanOrEqual(span[0]);
  }
  if (task.inHardWater) expect(task.inHardWater[1]).toBeLessThan(task.every[1]);
  if (task.inSoftWater) expect(task.inSoftWater[0]).toBeGreaterThan(task.every[0]);
  if (task.basis === "ours") expect(task.confidence).toBe("low");
  for (const { url } of task.sources) if (url !== undefined) expect(new URL(url).protocol).toBe("https:");
});
