import { expect, it } from "vitest";
import { gaugeMarks, gaugeZones } from "./scale.ts";

it("places ages on a scale of 20 years, and nothing beyond its ends", () => {
  expect(gaugeMarks(60, 120, [180, -5, 400])).toEqual({ from: 25, to: 50, apart: [75, 0, 100] });
});

it("leaves out marks that would cover the age", () => {
  expect(gaugeMarks(60, 60, [61, 120])).toEqual({ from: 25, to: 25, apart: [50] });
});

it("has zones that touch but for a gap", () => {
  expect(gaugeZones.map(({ name, start, width }) => [name, start, start + width])).toEqual([
    ["good", 0, 29.5],
    ["monitor", 30, 49.5],
    ["replace", 50, 99.5],
  ]);
});
