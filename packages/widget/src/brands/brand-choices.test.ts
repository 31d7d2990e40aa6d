import { brands } from "@heater-age/decoder";
import { expect, it } from "vitest";
import { findChoice, firstChoices, moreChoices } from "./brand-choices.ts";

it("has every brand once", () => {
  const values = [...firstChoices, ...moreChoices].map(({ slug }) => slug);
  expect(new Set(values).size).toBe(values.length);
  expect(values).toEqual(expect.arrayContaining(Object.keys(brands)));
});

it.each([
  ["rheem", "rheem"],
  ["A. O. Smith", "ao-smith"],
  ["Bradford White", "bradford-white"],
  ["other", "other"],
  ["nobody", ""],
  ["", ""],
])("selects %j for the value %j", (brand, value) => {
  expect(findChoice(brand)).toBe(value);
});
