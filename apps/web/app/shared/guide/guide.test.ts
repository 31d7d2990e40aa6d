import { brands, firstBrands } from "@heater-age/decoder";
import { languages } from "@heater-age/messages";
import { formatText } from "@heater-age/messages/server";
import { describe, expect, it } from "vitest";
import { intlIn } from "../shell/intl-in.ts";
import { listMeanings } from "./list-meanings.ts";
import { createGuide, examples } from "./guide-data.ts";
import { guideText, ownGuideText } from "./guide-text.ts";

const today = "2026-11-20";
const all = Object.values(brands);

describe("examples", () => {
  it.each(firstBrands)("include a real heater of %s", (slug) => {
    const known = Object.values(examples[slug] ?? {});
    // No Richmond heater with a known date was found.
    expect(known.some(({ evidence }) => evidence !== "illustration")).toBe(slug !== "richmond");
  });
});

describe("guideOf", () => {
  it("returns the eras of a brand, newest first, each once", () => {
    const { eras, rarer, confidence } = createGuide(brands.state, today);
    expect(eras.map(({ years, example }) => [...years, example?.serial])).toEqual([
      [2016, null, "1735107397129"],
      [2008, 2016, "1210A002243"],
      [2011, 2013, "S1318F000046"],
      [2004, 2007, "M07A009387"],
      [2004, 2004, "AF04A093001"],
      [2003, 2004, "AJ03123456"],
      [1976, 2005, "H765662231"],
      [1976, 2004, "A00114092"],
    ]);
    expect(rarer.map(({ id }) => id)).toEqual(["lochinvar-9digit"]);
    expect(confidence).toBe("high");
  });

  it("separates uncertain eras, unless the brand has no others", () => {
    expect(createGuide(brands.ariston, today).rarer.map(({ id }) => id)).toContain("elco-wwyy");
    const { eras, rarer, confidence } = createGuide(brands.vanguard, today);
    expect([eras.length > 0, rarer.length, confidence]).toEqual([true, 0, "low"]);
  });

  it("limits the confidence to that of the brand", () => {
    expect(createGuide(brands.richmond, today).confidence).toBe("medium");
    expect(createGuide(brands.rheem, today).confidence).toBe("high");
  });

  it("returns every date that an example can mean, and why", () => {
    const [, older] = createGuide(brands["bradford-white"], today).eras;
    expect(older?.example?.readings.map(({ year }) => year)).toEqual([2007, 1987]);
    expect(older?.example?.why).toEqual([{ code: "letters-repeat", values: { every: 20 } }]);
  });

  it("lists each source once", () => {
    for (const brand of all) {
      const { sources } = createGuide(brand, today);
      expect(new Set(sources.map(({ title, url }) => `${title} ${url ?? ""}`)).size).toBe(sources.length);
    }
  });

  it("can be serialized for the page", () => {
    for (const brand of all) {
      const guide = createGuide(brand, today);
      expect(structuredClone(guide), brand.slug).toEqual(guide);
    }
  });
});

describe("guideText", () => {
  it.each(languages)("has a text for every brand in $name", ({ code }) => {
    const intl = intlIn(code);
    for (const brand of all) {
      const text = guideText(intl, createGuide(brand, today));
      expect(text.length, brand.slug).toBeGreaterThan(30);
    }
    expect(firstBrands.filter((slug) => ownGuideText(intl, { slug }) === undefined)).toEqual([]);
  });

  it.each(["ge", "craftmaster", "bradford-white"] as const)("describes %s with its own text", (slug) => {
    expect(guideText(intlIn("en"), createGuide(brands[slug], today))).toBe(formatText("en", "guide", slug));
  });
});

it("has no example with a date in the future", () => {
  // One of Rheem's is from 2004.
  expect(createGuide(brands.rheem, "1990-01-01")).not.toEqual(createGuide(brands.rheem, today));
});

describe("meaningsOf", () => {
  it("returns the parts in order, adjacent parts of one kind once", () => {
    expect(listMeanings(/^(?<year>[A-Z])(?<month>[A-M])(?<sequence>\d{7})$/u)).toEqual([
      "reading.partYear",
      "reading.partMonth",
      "reading.partSequence",
    ]);
    expect(listMeanings(/^(?<unknown>\d)(?<suffix>[A-Z])(?<dayOfYear>\d{3})$/u)).toEqual(["reading.partDay"]);
  });

  it("recognizes the parts of every format", () => {
    for (const { slug, formats } of all) {
      for (const { id, shape, undated } of formats) {
        if (undated) continue;
        expect(listMeanings(shape).length, `${slug} ${id}`).toBeGreaterThan(0);
      }
    }
  });
});
