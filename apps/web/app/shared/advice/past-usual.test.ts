import { expect, it } from "vitest";
import { isPastLife, isPastUsualWarranty } from "./past-usual.ts";

const aged = (years: number) => ({ minMonths: years * 12, maxMonths: years * 12 + 11 });

it.each([
  ["gas-tank", 11, false],
  ["gas-tank", 12, true],
  ["tankless-gas", 14, false],
  ["tankless-gas", 15, true],
  // It may be a tankless one.
  [undefined, 14, false],
  [undefined, 15, true],
] as const)("a heater of kind %s and %i years is past the usual warranty: %s", (kind, years, isPast) => {
  expect(isPastUsualWarranty({ age: aged(years), kind })).toBe(isPast);
});

it("compares with the longest life of the kind", () => {
  expect(isPastLife({ age: aged(19), kind: "tankless-gas" })).toBe(false);
  expect(isPastLife({ age: aged(20), kind: "tankless-gas" })).toBe(true);
});
