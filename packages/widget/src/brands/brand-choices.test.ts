import { brands } from "@heater-age/decoder";
import { expect, it } from "vitest";
import { choiceGroups, findChoice } from "./brand-choices.ts";

it.each(["en", "de-DE", "fr", "it", "es"])("has every brand once in %s, the market's first", (locale) => {
  const groups = choiceGroups(locale);
  expect(groups[0]?.brands.length).toBe(locale === "en" ? 14 : 10);
  const values = groups.flatMap(({ brands: choices }) => choices.map(({ value }) => value));
  expect(new Set(values).size).toBe(values.length);
  expect(values).toEqual(expect.arrayContaining(Object.keys(brands)));
});

it.each([
  ["rheem", "rheem"],
  ["A. O. Smith", "ao-smith"],
  ["other", "other"],
  ["nobody", ""],
  ["", ""],
])("selects %j for the value %j", (brand, value) => {
  expect(findChoice(brand)).toBe(value);
});
