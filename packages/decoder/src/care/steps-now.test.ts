import { describe, expect, it } from "vitest";
import { ageStatus } from "../age.ts";
import type { LifeType } from "../life/figures.ts";
import { stepsNow } from "./steps-now.ts";

describe("the next steps", () => {
  it.each<readonly [LifeType | undefined, number, string]>([
    [undefined, 1, "care register valve"],
    [undefined, 8, "leaks care prices"],
    [undefined, 22, "leaks valve quotes"],
    ["gas-tank", 2, "register anode flush"],
    ["gas-tank", 9, "leaks valve prices"],
    ["electric-tank", 22, "quotes leaks valve"],
    ["heat-pump", 5, "filter anode drain"],
    ["tankless-gas", 2, "register descale valve"],
    ["tankless-gas", 8, "descale leaks prices"],
    ["tankless-gas", 22, "service descale quotes"],
  ])("for a heater of kind %s after %i years: %s", (type, years, steps) => {
    const query = { type, state: ageStatus(years), age: { maxMonths: years * 12 } };
    expect(stepsNow(query).join(" ")).toBe(steps);
  });

  it("start with a recall that covers the heater, and are three distinct ones", () => {
    for (const type of [undefined, "gas-tank", "electric-tank", "heat-pump", "tankless-gas"] as const)
      for (let years = 0; years < 50; years += 1) {
        const query = { type, state: ageStatus(years), age: { maxMonths: years * 12 } };
        expect(new Set(stepsNow(query)).size).toBe(3);
        const recalled = stepsNow({ ...query, isRecalled: true });
        expect(recalled[0]).toBe("recall");
        expect(new Set(recalled).size).toBe(3);
      }
  });
});
