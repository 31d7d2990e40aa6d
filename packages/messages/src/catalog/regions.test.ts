import { brands, decode, identify } from "@heater-age/decoder";
import { expect, it } from "vitest";
import { heaterRegion, officialLists } from "./regions.ts";

const today = "2026-11-20";

/** Returns where a heater is for a visitor who reads English, Spanish and German. */
function regions(brand: string, serial?: string): readonly string[] {
  const rules = Object.hasOwn(brands, brand) ? brands[brand as keyof typeof brands] : undefined;
  const decoding =
    serial === undefined
      ? undefined
      : rules
        ? decode(rules, serial, { today })
        : identify(serial, { today })[0]?.decoding;
  const candidates = decoding === undefined || decoding.status === "unreadable" ? [] : decoding.candidates;
  return ["en", "es", "de"].map((locale) => heaterRegion({ brand, candidates }, locale));
}

it.each([
  ["rheem", undefined, ["america", "america", "america"]],
  ["vaillant", undefined, ["europe", "europe", "europe"]],
  ["elco", undefined, ["europe", "europe", "europe"]],
  ["bosch", undefined, ["either", "either", "europe"]],
  // Inspectors in North America have seen the same code on heaters of Bosch.
  ["bosch", "FD687400341", ["either", "either", "europe"]],
  ["buderus", undefined, ["either", "either", "europe"]],
  ["stiebel-eltron", undefined, ["either", "either", "europe"]],
  ["viessmann", "7722319001060123", ["either", "either", "europe"]],
  ["ariston", "3100123441325600001234", ["either", "europe", "europe"]],
  ["ariston", "0304123456", ["europe", "europe", "europe"]],
  ["htp", "3100123441325600001234", ["america", "america", "america"]],
  ["other", "21254700100234473133064511N1", ["europe", "europe", "europe"]],
  ["other", "7722319001060123", ["either", "either", "europe"]],
  ["other", "RH0504B01826", ["america", "america", "america"]],
])("places %s %s by brand, number and language", (brand, serial, expected) => {
  expect(regions(brand, serial)).toEqual(expected);
});

it("knows for each format of a brand sold in Europe alone that it is European or shared", () => {
  const formats = Object.values(brands).flatMap((brand) => (brand.market === undefined ? [] : brand.formats));
  const american = formats.filter(
    ({ id }) => heaterRegion({ brand: "other", candidates: [{ format: id }] }, "en") === "america",
  );
  expect(american.map(({ id }) => id)).toEqual([]);
});

it.each([
  ["vaillant", "elsewhere", "en", ["GB", "EU"]],
  ["vaillant", "elsewhere", "de", ["EU"]],
  ["worcester", "gb", "en", ["GB"]],
  ["junkers", "de", "en", ["EU"]],
  ["bosch", undefined, "en", ["US", "CA", "EU", "GB"]],
  ["bosch", undefined, "es", ["US", "CA", "EU"]],
  ["bosch", undefined, "fr", ["EU"]],
  ["rheem", undefined, "en", ["US", "CA", "EU"]],
  ["rheem", undefined, "de", ["EU", "US", "CA"]],
] as const)("names the official lists for %s of %s in %s", (brand, market, language, countries) => {
  expect(officialLists({ brand }, market, language).map(({ country }) => country)).toEqual(countries);
});
