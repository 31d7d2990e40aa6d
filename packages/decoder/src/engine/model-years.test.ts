import { expect, it } from "vitest";
import { brands, decode } from "../index.ts";
import { modelMayDisambiguate } from "./model-years.ts";

it.each([
  ["ge", "LR123456A", "", "GeoSpring models fit 2020 but not 2008", true],
  ["ge", "AA123456A", "", "one GeoSpring model fits 2013, another fits 2025", true],
  ["ge", "LR123456A", "GG50T06AXK", "the model number is already there", false],
  ["rheem", "0409123456", "", "heat pumps fit 2009 but not 2004", true],
  ["rheem", "0401123456", "", "both dates are before the first heat pump", false],
  ["rheem", "1209123456", "", "heat pumps fit both dates", false],
  ["rheem", "RH0519B01826", "", "there is only one date", false],
  ["bradford-white", "BH6511396", "", "the brand has no known models", false],
] as const)("%s %s with model %j: %s", (brand, serial, model, _, expected) => {
  const decoding = decode(brands[brand], serial, { today: "2026-11-20" });
  if (decoding.status === "unreadable") throw new Error("no date");
  expect(modelMayDisambiguate(brands[brand], model, decoding.candidates)).toBe(expected);
});

it("a model number decides nothing without a known brand", () => {
  expect(modelMayDisambiguate(undefined, "", [])).toBe(false);
});
