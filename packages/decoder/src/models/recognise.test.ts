import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { brands, type BrandSlug } from "../brands/index.ts";
import { allCases } from "../cases.fixture.ts";
import { decode } from "../engine/decode.ts";
import type { Decoding } from "../engine/decoding.ts";
import { hasFormat } from "../engine/has-format.ts";
import { normaliseSerial } from "../engine/normalise.ts";
import { modelRules } from "./brands/index.ts";
import { looksLikeModel, recogniseModel, unlessModel } from "./recognise.ts";

const today = "2026-11-20";
const read = (slug: BrandSlug, text: string): Decoding => decode(brands[slug], text, { today });

describe("recogniseModel", () => {
  it("lists the requested brand first, then the more confident ones", () => {
    expect(recogniseModel("G2F7575T4NOV", "craftmaster").map(({ brand }) => brand)).toEqual([
      "craftmaster",
      "whirlpool",
    ]);
    expect(recogniseModel("MRG105245").map(({ brand }) => brand)).toEqual(["rheem", "marathon"]);
  });

  it.each(["", "BH6511396", "RHLN0504B01826", "MODEL", "Model No:"])("finds no model in %j", (text) => {
    expect(recogniseModel(text)).toEqual([]);
  });
});

describe("unlessModel", () => {
  it.each([
    ["rheem", "XG40T06EC36U1"],
    ["kenmore", "153.336433"],
    ["kenmore", "153.592600"],
    ["bradford-white", "TG-150I-N"],
    ["ge", "XG40T06EC36U1"],
    ["ao-smith", "ENT-50"],
  ] as const)("%s %s is a model number", (slug, text) => {
    expect(unlessModel(read(slug, text), text)).toMatchObject({
      status: "unreadable",
      problem: { code: "looks-like-model" },
    });
  });

  it("keeps the corrections and other brands of an unreadable number", () => {
    const decoding = read("ao-smith", "FHPT60172");
    if (decoding.status !== "unreadable") throw new Error("expected a problem");
    expect(decoding.problem.brands).toEqual(["rinnai", "bradford-white", "ge"]);
    expect(unlessModel(decoding, "FHPT60172")).toEqual({
      status: "unreadable",
      problem: { ...decoding.problem, code: "looks-like-model" },
    });
  });

  it("keeps a text that only weakly resembles a model number", () => {
    const decoding = read("ge", "GG50T06AXK");
    expect(recogniseModel("GG50T06AXK")[0]?.reading.confidence).toBe("low");
    expect(unlessModel(decoding, "GG50T06AXK")).toBe(decoding);
  });

  it("keeps every known serial number", () => {
    for (const { slug, serial } of allCases) {
      const decoding = read(slug, serial);
      expect(unlessModel(decoding, serial), `${slug} ${serial}`).toBe(decoding);
    }
  });
});

describe("a number in the form of a model number", () => {
  const known = [...modelRules].flatMap(([slug, rules]) =>
    rules.map((rule) => ({ slug: slug as BrandSlug, rule, name: `${slug} ${rule.id}` })),
  );

  it.each(known)("of $name has no exact reading as that brand's serial number", ({ slug, rule }) => {
    const plain = rule.shape.source.replace("(?!E)", "").replaceAll("}?)", "})");
    fc.assert(
      fc.property(fc.stringMatching(new RegExp(plain, "u")), (text) => {
        // A number that has no shape takes long to refuse.
        const isDated =
          hasFormat(brands[slug], normaliseSerial(text)) && read(slug, text).status !== "unreadable";
        expect(isDated).toBe(false);
      }),
      { numRuns: 200 },
    );
  });

  it("is recognized only by the more confident rules", () => {
    expect(looksLikeModel("22V40F1")).toBe(false);
    expect(looksLikeModel("6G40-38FN4")).toBe(true);
    expect(looksLikeModel("")).toBe(false);
  });
});
