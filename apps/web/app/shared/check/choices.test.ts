import { brands, findBrand, firstBrands } from "@heater-age/decoder";
import { describe, expect, it } from "vitest";
import { allChoices, ruleCount } from "./tool-context.ts";

const { first, more } = allChoices();
const all = [...first, ...more];

describe("allChoices", () => {
  it("starts with the fourteen brands that have their own pages", () => {
    expect(first.map(({ label }) => label)).toEqual(firstBrands.map((slug) => brands[slug].label));
  });

  it("lists each name once, and the search finds all of them", () => {
    expect(new Set(all.map(({ value }) => value)).size).toBe(all.length);
    expect(all.filter(({ value }) => findBrand(value) === undefined)).toEqual([]);
    expect(all.length).toBeGreaterThan(ruleCount());
  });
});
