import { expect, it } from "vitest";
import { brands, decode } from "../index.ts";
import { modelMaySettle } from "./model-years.ts";

it.each([
  ["ge", "LR123456A", "in 2008 and 2020, of which a GeoSpring fits one", true],
  ["ge", "AA123456A", "in 2013 and 2025, which both have a GeoSpring of their own", true],
  ["rheem", "0409123456", "in 2004 and 2009, of which a heat pump fits one", true],
  ["rheem", "0401123456", "before all heat pumps", false],
  ["rheem", "1209123456", "when heat pumps were sold", false],
  ["rheem", "RH0519B01826", "in only one year", false],
  ["bradford-white", "BH6511396", "of a brand without known models", false],
] as const)("a model number may settle the dates of %s %s, %s: %j", (brand, serial, _, expected) => {
  const decoding = decode(brands[brand], serial, { today: "2026-11-20" });
  if (decoding.status === "unreadable") throw new Error("no date");
  expect(modelMaySettle(brands[brand], decoding.candidates)).toBe(expected);
});

it("a model number settles nothing without a known brand", () => {
  expect(modelMaySettle(undefined, [])).toBe(false);
});
