import { describe, expect, it } from "vitest";
import { brands } from "./brands/index.ts";
import { findBrand } from "./labels.ts";
import { suggestBrands } from "./suggest-brands.ts";

const slugs = (text: string) => suggestBrands(text).map(({ slug }) => slug);

describe("suggestBrands", () => {
  it.each([
    ["a missing character", "Rhem", ["rheem"]],
    ["one too many", "Rinnaii", ["rinnai"]],
    ["another character", "Navian", ["navien"]],
    ["two swapped", "Rehem", ["rheem"]],
    ["case, spaces and punctuation", "Bradfort-WHITE", ["bradford-white"]],
    ["two brands in one text", "GE by Rheem", ["ge", "rheem"]],
    ["a store brand with a mistake", "Hotmastr", ["hotmaster"]],
  ])("%s: %s", (_what, text, expected) => {
    expect(slugs(text)).toEqual(expected);
  });

  it.each([
    ["a maker of other equipment", "Trane"],
    ["a maker without a known name", "Goulds"],
    ["a short name", "ABD"],
    ["nothing alike", "Acme"],
    ["nothing", ""],
    ["a long text", "rheem".repeat(20_000)],
  ])("suggests nothing for %s", (_what, text) => {
    expect(suggestBrands(text)).toEqual([]);
  });

  it("finds the name of each brand with one character left out, unless the rest is a name itself", () => {
    const missed = Object.values(brands)
      .filter(({ label }) => label.replaceAll(/[^a-z]/giu, "").length > 4)
      .flatMap(({ label, slug }) =>
        Array.from({ length: label.length - 1 }, (_, index) => ({
          slug,
          typed: label.slice(0, index + 1) + label.slice(index + 2),
        })),
      )
      .filter(({ slug, typed }) => findBrand(typed) === undefined && !slugs(typed).includes(slug));
    expect(missed).toEqual([]);
  });
});
