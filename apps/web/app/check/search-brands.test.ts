import { describe, expect, it } from "vitest";
import { allChoices } from "../shared/check/tool-context.ts";
import { searchBrands } from "./search-brands.ts";

const { first, more } = allChoices();
const { find, named } = searchBrands([...first, ...more]);
const listLabels = (typed: string) => find(typed).map(({ label }) => label);

describe("find", () => {
  it.each(["ao smith", "A.O. Smith", "a o s", "aosm"])("finds A. O. Smith for %j", (typed) => {
    expect(listLabels(typed)).toContain("A. O. Smith");
  });

  it("ranks names that start with the text before names that contain it", () => {
    const labels = listLabels("american");
    expect(labels[0]).toBe("American");
    expect(labels.slice(1, 3)).toEqual(["American Appliance", "American Hardware"]);
    expect(labels.at(-1)).toBe("ProLine");
  });

  it.each([
    ["general electric", "GE"],
    ["GE profile", "GE"],
    ["day and night", "Day & Night"],
    ["rheem marathon", "Marathon"],
  ])("finds a brand by its alias %j", (typed, label) => {
    expect(listLabels(typed)[0]).toBe(label);
  });

  it.each([
    ["Saunier-Duval", "Saunier Duval"],
    ["Elm Leblanc", "elm leblanc"],
    ["e.l.m. leblanc", "elm leblanc"],
    ["Stiebel", "Stiebel Eltron"],
    ["AEG Haustechnik", "AEG"],
    ["Junkers Bosch", "Junkers"],
    ["Heizung Viessmann", "Viessmann"],
    ["chappee", "Chappée"],
    ["brotje", "Brötje"],
    ["Rheem Australia", "Rheem (Australia)"],
  ])("finds %j as it is written in its country", (typed, label) => {
    expect(listLabels(typed)[0]).toBe(label);
  });

  it("finds a name that other makers may also have used as its own entry", () => {
    expect(find("jetglas")[0]).toEqual({ value: "Jetglas", label: "Jetglas" });
  });

  it.each([
    ["Bradford White Corporation", "Bradford White"],
    ["Smith, A.O.", "A. O. Smith"],
  ])("finds a brand by its name in full, %j", (typed, label) => {
    expect(listLabels(typed)).toEqual([label]);
  });

  it("finds a maker of other equipment, not a brand that is spelled like it", () => {
    expect(find("Trane")).toEqual([{ value: "Trane", label: "Trane" }]);
  });

  it.each([
    ["bradferd", "Bradford White"],
    ["brafdord white", "Bradford White"],
    ["rudd", "Ruud"],
    ["reem", "Rheem"],
    ["whirpool", "Whirlpool"],
    ["genral electric", "GE"],
    ["rinai", "Rinnai"],
  ])("tolerates the misspelling %j", (typed, label) => {
    expect(listLabels(typed)[0]).toBe(label);
  });

  it.each(["", " ", "qqqq", "nothing of the kind"])("finds nothing for %j", (typed) => {
    expect(listLabels(typed)).toEqual([]);
  });
});

describe("named", () => {
  it.each([
    ["Rheem", "rheem"],
    ["a o smith", "ao-smith"],
    ["General Electric", "ge"],
    ["jetglas", "Jetglas"],
    ["bradf", "bradford-white"],
    ["general e", "ge"],
  ])("resolves %j to %j", (typed, value) => {
    expect(named(typed)?.value).toBe(value);
  });

  it.each(["", "r", "bradferd", "rudd", "ford white", "nothing of the kind"])(
    "resolves %j to no brand",
    (typed) => {
      expect(named(typed)).toBeUndefined();
    },
  );
});
