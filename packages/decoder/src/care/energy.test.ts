import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LifeType } from "../life/figures.ts";
import { compareEnergy, yearlyCost, yearlyEnergy } from "./energy.ts";
import { labelPrices, newHeaters } from "./energy-facts.ts";

describe("yearly energy use", () => {
  it.each([
    ["electric-tank", 0.93, "medium", { kWh: 3493 }],
    ["heat-pump", 3.5, "medium", { kWh: 928 }],
    ["gas-tank", 0.6, "medium", { therms: 185 }],
    ["tankless-gas", 0.95, "high", { therms: 178 }],
  ] as const)("of a %s with UEF %d in the pattern %s is %j", (type, uef, draw, expected) => {
    const energy = yearlyEnergy({ type, uef, draw });
    expect(energy).toMatchObject({ ...expected, of: "this-heater", assumptions: ["rated-use"] });
    expect("therms" in energy).toBe(type.includes("gas"));
  });

  it.each([
    [17, 591],
    [18, 2244],
    [50, 2244],
    [51, 3248],
    [75, 4961],
  ])("follows from a first-hour rating of %i gallons", (firstHourGallons, heat) => {
    expect(yearlyEnergy({ type: "electric-tank", uef: 1, firstHourGallons })).toMatchObject({
      kWh: heat,
      assumptions: ["rated-use", "draw-from-first-hour"],
    });
  });

  it("assumes medium use and marks it as an assumption", () => {
    const medium = { kWh: 3248, assumptions: ["rated-use", "draw-medium"] };
    expect(yearlyEnergy({ type: "electric-tank", uef: 1 })).toMatchObject(medium);
    expect(yearlyEnergy({ type: "electric-tank", uef: 1, firstHourGallons: 0 })).toMatchObject(medium);
    expect(yearlyEnergy({ type: "tankless-gas", uef: 1, firstHourGallons: 80 })).toMatchObject(medium);
  });

  it("is that of an average tank if the rating is unknown, and is marked as such", () => {
    expect(yearlyEnergy({ type: "gas-tank" })).toMatchObject({
      therms: 181,
      of: "average-heater",
      assumptions: ["typical-use", "home-single-family"],
    });
    expect(yearlyEnergy({ type: "electric-tank" })).toMatchObject({ kWh: 2781 });
    expect(yearlyEnergy({ type: "electric-tank", home: "mobile" })).toMatchObject({
      kWh: 3332,
      assumptions: ["typical-use"],
    });
  });

  it.each(["heat-pump", "tankless-gas"] as const)("of a %s without a rating is unknown", (type) => {
    expect(yearlyEnergy({ type })).toEqual({ status: "unknown", reason: "no-rating" });
  });

  it.each([0, -1, 62, Number.NaN, Infinity])("is unknown for a rating of %d", (uef) => {
    expect(yearlyEnergy({ type: "gas-tank", uef })).toEqual({ status: "unknown", reason: "not-a-rating" });
  });
});

describe("yearly energy cost", () => {
  const gas = { type: "gas-tank", kWh: 5414, therms: 185 } as const;

  it("uses the visitor's own prices", () => {
    expect(yearlyCost({ type: "electric-tank", kWh: 3493 }, { electricityPerKWh: 0.14 })).toBe(489);
    expect(yearlyCost(gas, { gasPerTherm: 1.21 })).toBe(224);
    expect(yearlyCost(gas, { gasPerKWh: 0.1 })).toBe(541);
    expect(yearlyCost(gas, { gasPerTherm: 0 })).toBe(0);
  });

  it("is unknown without the price of this energy", () => {
    expect(yearlyCost(gas, { electricityPerKWh: 0.14 })).toBeUndefined();
    expect(yearlyCost({ type: "heat-pump", kWh: 928 }, { gasPerTherm: 1 })).toBeUndefined();
    for (const gasPerTherm of [-1, Number.NaN, Infinity])
      expect(yearlyCost(gas, { gasPerTherm })).toBeUndefined();
  });
});

describe("new heaters of each kind", () => {
  const [{ perKWh, perTherm }] = labelPrices.prices;
  const rows = compareEnergy({ draw: "medium" }, { electricityPerKWh: perKWh, gasPerTherm: perTherm });

  it("use and cost what their ratings imply", () => {
    expect(rows.map(({ heater, energy, cost }) => [heater.type, energy.map(({ kWh }) => kWh), cost])).toEqual(
      [
        ["gas-tank", [5325, 5325], [220, 220]],
        ["electric-tank", [3531, 3419], [494, 479]],
        ["heat-pump", [984, 984], [138, 138]],
        ["heat-pump", [871, 871], [122, 122]],
        ["tankless-gas", [4060, 3961], [168, 163]],
      ],
    );
  });

  it("have the same usage as the current heater", () => {
    const [first] = compareEnergy({ firstHourGallons: 80 }, {});
    expect(first).toMatchObject({
      energy: [{ therms: 277, assumptions: ["rated-use", "draw-from-first-hour"] }, { therms: 277 }],
    });
    expect(first?.cost).toBeUndefined();
  });

  it("cover every kind", () => {
    expect(new Set(newHeaters.map(({ type }) => type)).size).toBe(4);
  });
});

it("is a whole number that decreases with a higher rating, for any input", () => {
  const query = fc.record({
    type: fc.constantFrom<LifeType>("gas-tank", "electric-tank", "heat-pump", "tankless-gas"),
    uef: fc.double({ min: 0.3, max: 5, noNaN: true }),
    firstHourGallons: fc.double(),
  });
  fc.assert(
    fc.property(query, fc.double({ min: 0, max: 1, noNaN: true }), (heater, more) => {
      const energy = yearlyEnergy(heater);
      const better = yearlyEnergy({ ...heater, uef: Math.min(5, heater.uef + more) });
      if (energy.status !== "known" || better.status !== "known") throw new Error("A rating was refused");
      expect(Number.isInteger(energy.kWh)).toBe(true);
      expect(better.kWh).toBeLessThanOrEqual(energy.kWh);
    }),
  );
});
