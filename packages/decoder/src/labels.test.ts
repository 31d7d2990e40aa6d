import { describe, expect, it } from "vitest";
import { brands } from "./brands/index.ts";
import { decode } from "./engine/decode.ts";
import { findBrand, labels } from "./labels.ts";
import { normaliseBrand } from "./engine/normalise.ts";

const today = "2026-11-20";

describe("labels", () => {
  it("have a unique slug each, distinct from those of brands", () => {
    const slugs = labels.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) {
      expect(slug).toMatch(/^[a-z\d]+(?:-[a-z\d]+)*$/u);
      expect(brands).not.toHaveProperty([slug]);
    }
  });

  it("are not also alternative names of a brand", () => {
    const names = Object.values(brands).flatMap(({ label, aliases }) => [label, ...aliases]);
    const known = new Set(names.map(normaliseBrand));
    expect(labels.filter(({ slug }) => known.has(slug))).toEqual([]);
  });

  it.each(labels.map(({ label }) => label))("%s is found by its name in any spelling", (label) => {
    expect(findBrand(normaliseBrand(label))?.label).toBe(label);
  });
});

describe("findBrand", () => {
  it("uses the maker's rules for a label with a known maker, but never with certainty", () => {
    const label = findBrand("hotmaster");
    expect(label).toMatchObject({ slug: "hotmaster", label: "Hotmaster", maker: brands.american.maker });
    const decoding = label && decode(label, "9948125186", { today });
    expect(decoding).toMatchObject({
      status: "decoded",
      candidates: [{ date: "1999-W48", confidence: "low" }],
    });
    expect(decoding?.status === "decoded" && decoding.candidates[0].reasons).toContainEqual({
      code: "maker-varies",
    });
  });

  it("finds an alternative name of a brand as a label", () => {
    expect(findBrand("jetglas")).toMatchObject({ slug: "jetglas", label: "Jetglas", atMost: "low" });
  });

  it("finds a label without a maker, and returns no date but the owner of the number's format", () => {
    const label = findBrand("regency");
    expect(label).toMatchObject({ maker: "", formats: [], withoutFormat: "private-label" });
    const decoding = label && decode(label, "1836111786352", { today });
    expect(decoding).toMatchObject({ status: "unreadable", problem: { code: "no-format" } });
    expect(decoding?.status === "unreadable" && decoding.problem.brands).toContain("ao-smith");
  });

  it.each(["Bock", "Slant/Fin"])("finds the maker %s, without a rule", (name) => {
    const label = findBrand(name);
    expect(label).toMatchObject({ label: name, formats: [], withoutFormat: "no-public-rule" });
    expect(label?.maker).toContain(name);
  });

  it.each([
    ["Wolf", "de"],
    ["chappee", "fr"],
    ["Ferroli", "it"],
    ["Cointra", "es"],
    ["Ideal", "gb"],
    ["Rheem (Australia)", "au"],
    ["Høiax", "elsewhere"],
  ])("finds %s of another market, without a rule and without American brands", (name, market) => {
    const label = findBrand(name);
    expect(label).toMatchObject({ formats: [], withoutFormat: "no-public-rule", market });
    const decoding = label && decode(label, "0504123456", { today });
    expect(decoding).toMatchObject({ status: "unreadable", problem: { code: "no-format", brands: [] } });
  });

  it.each([
    ["Glow-worm", "21232400100211131610006209N1", "medium"],
    ["Vulcano", "FD887", "medium"],
    ["Chaffoteaux", "331041223180740000578", "low"],
  ])("reads %s by its maker's rules, less surely", (name, serial, confidence) => {
    const label = findBrand(name);
    const decoding = label && decode(label, serial, { today });
    expect(decoding).toMatchObject({ status: "decoded", candidates: [{ confidence }] });
  });

  it.each(["Trane", "goodman", "York International", "Amana Corporation"])(
    "says that %s makes other equipment",
    (name) => {
      expect(findBrand(name)).toMatchObject({ formats: [], withoutFormat: "makes-other-equipment" });
    },
  );

  it.each(["", "-", "acme", "constructor", "__proto__"])("does not find %j", (text) => {
    expect(findBrand(text)).toBeUndefined();
  });
});
