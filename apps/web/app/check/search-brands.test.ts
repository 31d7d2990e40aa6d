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
    ["an alias", "general electric", "GE"],
    ["an alias", "day and night", "Day & Night"],
    ["a spelling of its country", "Stiebel", "Stiebel Eltron"],
    ["a spelling of its country", "AEG Haustechnik", "AEG"],
    ["a spelling of its country", "Heizung Viessmann", "Viessmann"],
    ["a spelling of its country", "chappee", "Chappée"],
    ["a spelling of its country", "Rheem Australia", "Rheem (Australia)"],
    ["a misspelling", "bradferd", "Bradford White"],
    ["a misspelling", "brafdord white", "Bradford White"],
    ["a misspelling", "rudd", "Ruud"],
    ["a misspelling", "reem", "Rheem"],
    ["a misspelling", "genral electric", "GE"],
  ])("finds a brand by %s, %j", (_what, typed, label) => {
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

  it.each(["", "r", "rudd", "ford white", "nothing of the kind"])("resolves %j to no brand", (typed) => {
    expect(named(typed)).toBeUndefined();
  });
});
