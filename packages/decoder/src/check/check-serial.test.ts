import { describe, expect, it } from "vitest";
import { allCases } from "../cases.fixture.ts";
import { findBrand, identify } from "../index.ts";
import { modelKnowledge } from "../makers/index.ts";
import { looksLikeModel, unlessModel } from "../models/index.ts";
import { checkSerial, mayHaveOtherMaker, needsModelKnowledge } from "./check-serial.ts";
import { datedFields } from "./dated-fields.ts";
import { type CheckInput, parseCheck } from "./parse-check.ts";

const today = "2026-11-20";

function toCheck(input: CheckInput) {
  const { check, errors } = parseCheck(input, { findBrand });
  if (check === undefined) throw new Error(errors[0].code);
  return check;
}

const checked = (input: CheckInput) => checkSerial(toCheck(input), { today, knowledge: modelKnowledge });
const answer = (brand: string, serialNumber: string, modelNumber = "") =>
  checked({ brand, serialNumber, modelNumber });

describe("a serial number with a date", () => {
  it("returns the date, age and status", () => {
    expect(answer("rheem", "rh 0504-b01826", "xe40m09el55u1")).toMatchObject({
      success: true,
      brand: "rheem",
      serialNumber: "RH0504B01826",
      modelNumber: "XE40M09EL55U1",
      manufacturingDate: "2004-05",
      ageYears: 22,
      ageMonths: 6,
      precision: "month",
      ageRange: { minMonths: 269, maxMonths: 270 },
      ambiguous: false,
      confidence: "high",
      recommendationCode: "replace",
    });
  });

  it("is read as printed: a dot distinguishes May 2004 from April 2005", () => {
    expect(answer("rheem", "04.05-123456")).toMatchObject({ manufacturingDate: "2004-05" });
    expect(answer("rheem", "0405123456")).toMatchObject({ manufacturingDate: "2005-04" });
  });

  it("converts a week to its month", () => {
    expect(answer("ao-smith", "1504A023527")).toMatchObject({
      manufacturingDate: "2015-01",
      precision: "week",
    });
  });

  it("returns every date, marked as ambiguous", () => {
    const result = answer("bradford-white", "BH6511396");
    expect(result).toMatchObject({ success: true, ambiguous: true });
    expect(result.decoding.candidates.map(({ date }) => date)).toEqual(["2005-08", "1985-08"]);
  });
});

describe("a date beside a serial number", () => {
  it.each([
    ["BH6511396 installed 2006", "note-agrees"],
    ["BH6511396 mis en service en février 2006", "note-agrees"],
    ["BH6511396 made 2006", "note-contradicts"],
    ["BH6511396 installed 2004", "note-contradicts"],
    ["BH6511396 sold 08/2007", "note-agrees"],
    ["BH6511396 mfg wk 32 2005", "note-agrees"],
    ["BH6511396 eingebaut 2005", "note-agrees"],
  ])("%s: %s", (serialNumber, code) => {
    const { warnings } = answer("bradford-white", serialNumber);
    expect(warnings?.map((warning) => warning.code)).toEqual([code]);
  });

  it.each([
    "BH6511396 installed 2008",
    "BH6511396 anode 2019",
    "BH6511396 flushed 2022",
    "BH6511396 gewartet 2019",
    "BH6511396 révisé en 2019",
    "BH6511396 warranty 2011",
    "BH6511396 garanzia fino al 2011",
    "BH6511396 garantía hasta 2011",
  ])("says nothing about the date of making: %s", (serialNumber) => {
    const result = answer("bradford-white", serialNumber);
    expect(result.success && result.manufacturingDate).toBe("2005-08");
    expect(result.warnings).toBeUndefined();
  });

  it("puts a date after the installation behind the others, and makes the rest unsure", () => {
    const result = answer("bradford-white", "BH6511396 installed 2004");
    expect(result.decoding.candidates.map(({ date, confidence }) => [date, confidence])).toEqual([
      ["1985-08", "low"],
      ["2005-08", "low"],
    ]);
    expect(result.decoding.candidates[1]?.reasons).toContainEqual({
      code: "date-beside-contradicts",
      values: { note: "installed 2004" },
    });
  });

  it("comes from a column of a list as well", () => {
    const given = { brand: "rheem", serialNumber: "0302118742" };
    const result = checked({ ...given, note: "Mfg Yr: 2021" });
    expect(result.success && result.confidence).toBe("low");
    expect(result.warnings).toEqual([
      { code: "note-contradicts", values: { note: "Mfg Yr: 2021" } },
      { code: "look-alike", values: { serial: "Q302118742", date: "2021-07" } },
    ]);
    expect(checked({ ...given, note: "Installed: 2003" }).warnings?.map(({ code }) => code)).toEqual([
      "note-agrees",
    ]);
  });

  it("is compared without a brand as well", () => {
    const { warnings } = answer("other", "I262400165 (2024)");
    expect(warnings?.map(({ code }) => code)).toEqual(["several-brands", "note-agrees"]);
  });
});

it.each([
  ["RH0321B01826", 5, "good"],
  ["RH1116B01826", 10, "replace"],
])("%s has the state of %i completed years: %s", (serialNumber, years, state) => {
  expect(answer("rheem", serialNumber)).toMatchObject({ ageYears: years, recommendationCode: state });
});

describe("a serial number without a date", () => {
  it.each([
    ["rheem", "RHO5O4B01826", "no-format"],
    ["ao-smith", "BA14056189", "impossible-date"],
    ["rheem", "XG40T06EC36U1", "looks-like-model"],
    ["carrier", "A1234567", "no-public-rule"],
    ["Trane", "A1234567", "makes-other-equipment"],
    ["regency", "0504123456", "private-label"],
    ["other", "0504123456", "brand-open"],
    ["other", "????AB12CD34EF56", "no-format"],
  ])("%s %s: %s", (brand, serial, code) => {
    expect(answer(brand, serial)).toMatchObject({
      success: false,
      decoding: { status: "unreadable", candidates: [] },
      problem: { code },
    });
  });

  it("has corrections with their dates", () => {
    const result = answer("rheem", "RHO5O4B01826");
    if (result.success) throw new Error("a date");
    expect(result.problem.repairs[0]).toMatchObject({
      serial: "RH0504B01826",
      decoding: { status: "decoded", candidates: [{ date: "2004-05" }] },
    });
  });
});

describe("a serial number of other equipment", () => {
  it.each([
    ["rheem", "W421724596", "Rheem", "2017-W42"],
    ["bradford-white", "5899L17212", "Lennox", "1999-11"],
    ["carrier", "5899L17212", "Lennox", "1999-11"],
    ["other", "CB5D302F099903346", "Rheem", "1999-W09"],
  ])("entered for a %s, %s is recognized with its date", (brand, serial, maker, date) => {
    const result = answer(brand, serial);
    if (result.success) throw new Error("a date");
    expect(result.problem.equipment).toMatchObject([{ maker, candidates: [{ date }] }]);
    expect(result.decoding.candidates).toEqual([]);
  });

  it("is not considered if a water heater fits", () => {
    const result = answer("state", "0504B01826");
    if (result.success) throw new Error("a date");
    expect(result.problem.brands).toContain("rheem");
    expect(result.problem).not.toHaveProperty("equipment");
  });
});

describe("an unknown brand", () => {
  it("returns the brands that fit, the likeliest maker first", () => {
    const result = answer("other", "0504123456", "XG40T06EC36U1");
    if (result.success) throw new Error("a date");
    expect(result.problem.brands[0]).toBe("rheem");
    expect(result.problem.readings[0]).toMatchObject({ brand: "rheem", label: "Rheem" });
    expect(result.makers?.[0]?.brand).toBe("rheem");
  });

  it.each([
    ["RH0504B01826", "2004-05"],
    ["0833A032628", "2008-W33"],
  ])("has the date on which all brands that fit agree, and names them: %s", (serial, date) => {
    const result = answer("other", serial);
    if (!result.success) throw new Error("no date");
    expect(result).toMatchObject({ brand: "other", ambiguous: false, confidence: "medium" });
    expect(result.decoding.candidates).toMatchObject([{ date }]);
    const fitting = identify(serial, { today }).map(({ brand }) => brand.label);
    const [warning] = result.warnings ?? [];
    expect(warning?.code).toBe("several-brands");
    const named = String(warning?.values?.["brands"]).split(", ");
    expect(named.slice(0, 3)).toEqual(fitting.slice(0, 3));
    expect(named.filter((name) => name !== "…" && !fitting.includes(name))).toEqual([]);
  });

  it.each(["21254700100234473133064511N1", "21 25 47 0010023447 3133 064511 N1"])(
    "dates the long number %j without its brand",
    (serial) => {
      expect(answer("other", serial)).toMatchObject({
        manufacturingDate: "2025-11",
        warnings: [{ code: "several-brands", values: { brands: "Vaillant, Saunier Duval" } }],
      });
    },
  );

  it.each(["0504123456", "BH6511396", "5899L17212", "ZZZZZ999"])("has no date for %s", (serial) => {
    expect(answer("other", serial).success).toBe(false);
  });

  it("never has a date that a brand that fits does not have alone", () => {
    const wrong = allCases.filter(({ serial }) => {
      const { check } = parseCheck({ brand: "other", serialNumber: serial }, { findBrand });
      const result = check && checkSerial(check, { today });
      if (!result?.success) return false;
      const dates = identify(serial, { today }).map(({ decoding }) =>
        decoding.status === "decoded" ? decoding.candidates[0].date : decoding.status,
      );
      return new Set([...dates, result.decoding.candidates[0].date]).size !== 1;
    });
    expect(wrong).toEqual([]);
  });
});

it.each([
  ["bosch", "861123456", "YS2170RA"],
  ["rheem", "0504123456", "661315"],
  ["Rheem Australia", "0504123456", ""],
])("has no public rule for %s %s, model %s, which is sold in Australia", (brand, serial, model) => {
  expect(answer(brand, serial, model)).toMatchObject({
    success: false,
    problem: { code: "no-public-rule", market: "au" },
  });
});

describe("without model knowledge", () => {
  const both = (brand: string, serialNumber: string) => {
    const check = toCheck({ brand, serialNumber });
    const plain = checkSerial(check, { today });
    return {
      plain,
      whole: checkSerial(check, { today, knowledge: modelKnowledge }),
      needs: needsModelKnowledge(check, plain),
    };
  };

  it("has a complete result for a brand that builds its own heaters", () => {
    const { plain, whole, needs } = both("rheem", "RH0504B01826");
    expect(needs).toBe(false);
    expect(plain).toEqual(whole);
  });

  it.each([
    ["rheem", "XG40T06EC36U1"],
    ["other", "0504123456"],
    ["kenmore", "C05A012345"],
    ["regency", "0504123456"],
  ])("%s %s needs it", (brand, serial) => {
    expect(both(brand, serial).needs).toBe(true);
  });
});

describe("a model number from other years", () => {
  it("is a warning with its product line and years", () => {
    expect(answer("ge", "GENG0601D13586", "GEH50DEEDSR")).toMatchObject({
      manufacturingDate: "2001-06",
      warnings: [{ code: "model-not-sold-then", values: { line: "GeoSpring", from: 2009, to: 2016 } }],
    });
    expect(answer("ge", "GENG0601D13586", "PH50S10BPY")).toMatchObject({
      warnings: [{ code: "model-not-sold-then", values: { line: "GeoSpring", from: 2017 } }],
    });
    expect(answer("rheem", "RH0504B01826", "PROPH50 T2 RH375-30")).toMatchObject({
      manufacturingDate: "2004-05",
      warnings: [{ code: "model-not-sold-then", values: { line: "Hybrid Electric", from: 2009 } }],
    });
  });

  it.each([
    ["rheem", "RH0504B01826", "XE40T06HE45U0"],
    ["ge", "GENG0601D13586", "GEH50DEEDSR"],
  ])("makes every date of %s %s less sure", (brand, serial, model) => {
    const [plain, doubted] = [answer(brand, serial), answer(brand, serial, model)];
    const lowered = { high: "medium", medium: "low", low: "low" } as const;
    expect(doubted.decoding.candidates).toEqual(
      plain.decoding.candidates.map((candidate) => ({
        ...candidate,
        confidence: lowered[candidate.confidence],
        reasons: [...candidate.reasons, { code: "model-contradicts" }],
      })),
    );
    expect(doubted).toMatchObject({ confidence: doubted.decoding.candidates[0]?.confidence });
  });

  it("is not reported if a date fits it, or if its years are unknown", () => {
    expect(answer("ge", "LT221102", "GEH50DEEDSR")).not.toHaveProperty("warnings");
    expect(answer("rheem", "RH0519B01826", "XE50T10H45U0")).not.toHaveProperty("warnings");
    expect(answer("rheem", "RH0504B01826", "XE50T06ST45U1")).not.toHaveProperty("warnings");
    expect(answer("ge", "GENG0601D13586", "GG50T06AXK")).not.toHaveProperty("warnings");
  });
});

it("keeps the model number as typed, in upper case and without spaces", () => {
  expect(answer("ao-smith", "2048120123456", " ent-50 ").modelNumber).toBe("ENT-50");
  expect(answer("ge", "LT221102", "geh50-deedsr").decoding).toEqual(
    answer("ge", "LT221102", "GEH50DEEDSR").decoding,
  );
});

it("passes on warnings from parsing", () => {
  const warnings = [{ code: "model-too-long", values: { longest: 30 } }] as const;
  const check = { ...toCheck({ brand: "rheem", serialNumber: "RH0504B01826" }), warnings };
  expect(checkSerial(check, { today })).toMatchObject({ success: true, warnings });
  expect(answer("rheem", "RH0504B01826")).not.toHaveProperty("warnings");
});

it("can be recalculated for the day of the check or a later day", () => {
  const result = answer("bradford-white", "BH6511396");
  if (!result.success) throw new Error("BH6511396 has dates");
  expect({ ...result, ...datedFields(result.decoding.candidates, today) }).toEqual(result);
  const later = datedFields([result.decoding.candidates[0]], "2027-11-20");
  expect(later).toMatchObject({ ageYears: result.ageYears + 1, ambiguous: false });
});

describe("with only model numbers", () => {
  const knowledge = { looksLikeModel, unlessModel };

  it.each([
    ["rheem", "XG40T06EC36U1"],
    ["rheem", "RH0504B01826"],
  ])("%s %s has a complete result: the brand builds its own heaters", (brand, serial) => {
    const check = toCheck({ brand, serialNumber: serial });
    expect(mayHaveOtherMaker(check)).toBe(false);
    expect(checkSerial(check, { today, knowledge })).toEqual(answer(brand, serial));
  });

  it.each(["other", "kenmore", "hotmaster", "regency"])("%s may have other makers", (brand) => {
    expect(mayHaveOtherMaker(toCheck({ brand, serialNumber: "0504123456" }))).toBe(true);
  });
});

it.each([undefined, { looksLikeModel, unlessModel }])(
  "still lists the brands that fit without knowledge of makers: %o",
  (knowledge) => {
    const check = toCheck({ brand: "other", serialNumber: "0504123456" });
    const result = checkSerial(check, { today, knowledge });
    expect(result).toMatchObject({ success: false, problem: { code: "brand-open" } });
    expect(result).not.toHaveProperty("makers");
  },
);
