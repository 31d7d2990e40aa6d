import { brands, decode, findBrand } from "@heater-age/decoder";
import { expect, it } from "vitest";
import {
  allNames,
  type CheckCost,
  type CostlyCheck,
  costliestChecks,
  costOf,
  serialsOf,
  spoiled,
} from "./serials.ts";

const options = { each: 3, seed: 1 };
const today = "2026-11-22";

it("generates serial numbers for every format of every brand, the same for the same seed", () => {
  for (const brand of Object.values(brands)) {
    const serials = serialsOf(brand, options);
    for (const { id, matcher } of brand.formats)
      expect(
        serials.some((serial) => matcher().pattern.test(serial)),
        `${brand.slug} ${id}`,
      ).toBe(true);
  }
  expect(serialsOf(brands.rheem, options)).toEqual(serialsOf(brands.rheem, options));
  expect(serialsOf(brands.rheem, { ...options, seed: 2 })).not.toEqual(serialsOf(brands.rheem, options));
});

it("generates serial numbers that the decoder has to repair", () => {
  expect(spoiled("RH0504B01826")).toContain("RHO5O4BO1826");
  const repairs = serialsOf(brands.rheem, options).map((serial) => {
    const decoding = decode(brands.rheem, serial, { today });
    return decoding.status === "unreadable" ? decoding.problem.repairs.length : 0;
  });
  expect(Math.max(...repairs)).toBeGreaterThan(1);
});

it("measures the cost of a check, and detects those that the API would refuse", () => {
  const cost = costOf({ brand: "other", serialNumber: "0512345678" });
  expect(cost?.characters).toBeGreaterThan(
    costOf({ brand: "rheem", serialNumber: "0512345678" })?.characters ?? 0,
  );
  expect(cost?.microseconds).toBeGreaterThan(0);
  expect(costOf({ brand: "other", serialNumber: "1" })).toBeUndefined();
});

it("lists every name that a check may have", () => {
  expect(allNames).toEqual(expect.arrayContaining(["other", "kenmore", "regency", "rheem"]));
  for (const name of allNames) expect(name === "other" || findBrand(name) !== undefined, name).toBe(true);
});

it("selects the largest and the slowest check of each name, also with a model number", () => {
  const costs: Readonly<Record<string, CheckCost>> = {
    large: { characters: 9, microseconds: 1 },
    slow: { characters: 1, microseconds: 9 },
    small: { characters: 1, microseconds: 1 },
  };
  const measure = ({ serialNumber, modelNumber }: CostlyCheck): CheckCost | undefined =>
    modelNumber === "slow" ? { characters: 0, microseconds: 99 } : costs[serialNumber];
  const pool = {
    serials: ["small", "slow", "refused", "large"],
    models: ["plain", "slow"],
    each: 2,
    measure,
  };
  expect(costliestChecks({ ...pool, names: ["rheem"] })).toEqual([
    { brand: "rheem", serialNumber: "large" },
    { brand: "rheem", serialNumber: "slow" },
    { brand: "rheem", serialNumber: "large", modelNumber: "plain" },
    { brand: "rheem", serialNumber: "large", modelNumber: "slow" },
  ]);
});
