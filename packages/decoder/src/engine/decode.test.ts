import { describe, expect, it } from "vitest";
import { decode } from "./decode.ts";
import type { Format } from "./format.ts";
import { invented, yearMonth } from "./invented.fixture.ts";

const today = "2026-11-20";
const brand = invented([yearMonth]);
const readCode = (...args: Parameters<typeof decode>) => {
  const decoding = decode(...args);
  return decoding.status === "unreadable" ? decoding.problem.code : decoding.status;
};

it.each(["", "2026", "2026-02-30", "yesterday", "2026-11-20T10:00:00Z"])("refuses %j as today", (day) => {
  expect(() => decode(brand, "1803123456", { today: day })).toThrow(RangeError);
});

describe("the problem", () => {
  it("is too-short below six characters, not counting the caption", () => {
    expect(readCode(brand, "", { today })).toBe("too-short");
    expect(readCode(brand, "1.2-3 4/5", { today })).toBe("too-short");
    expect(readCode(brand, "123456", { today })).toBe("no-format");
  });

  it("is too-long above twenty characters, or above the brand's own limit", () => {
    expect(readCode(brand, "1".repeat(20), { today })).toBe("no-format");
    expect(readCode(brand, "1".repeat(21), { today })).toBe("too-long");
    expect(readCode(invented([yearMonth], { longest: 24 }), "1".repeat(24), { today })).toBe("no-format");
    expect(readCode(invented([yearMonth], { longest: 24 }), "1".repeat(25), { today })).toBe("too-long");
    expect(readCode(brand, `S/N ${"1".repeat(20)}`, { today })).toBe("no-format");
  });

  it("is looks-like-model for the model number", () => {
    expect(readCode(brand, "XE50T-06", { today, model: "xe 50 t06" })).toBe("looks-like-model");
    expect(readCode(brand, "XE50T-06", { today, model: "XE50T07" })).toBe("no-format");
    expect(readCode(brand, "1803123456", { today, model: "1803123456" })).toBe("decoded");
  });
});

describe("other likely brands", () => {
  const other = (slug: string, confidence: Format["confidence"], shape: RegExp) => ({
    ...invented([{ ...yearMonth, confidence, shape }]),
    slug,
  });
  const others = [
    other("unsure", "low", /^(?<year>\d{2})(?<sequence>\d{5})$/u),
    other("sure", "high", /^(?<year>\d{2})(?<sequence>\d{5})$/u),
    other("fairly-sure", "medium", /^(?<year>\d{2})(?<sequence>\d{5})$/u),
    other("different", "high", /^(?<year>\d{2})(?<sequence>\d{6})$/u),
    other("impossible", "high", /^(?<sequence>\d{5})(?<year>\d{2})$/u),
  ];

  it("are those whose formats match exactly, the most confident first, without a date", () => {
    const decoding = decode(invented([yearMonth], { others: () => others }), "1812399", { today });
    expect(decoding).toEqual({
      status: "unreadable",
      problem: { code: "no-format", repairs: [], brands: ["sure", "impossible", "fairly-sure", "unsure"] },
    });
  });

  it.each([
    ["low", "high", 10, true],
    ["low", "high", 0, false],
    ["low", "low", 10, false],
    ["medium", "high", 10, false],
  ] as const)(
    "of a %s date: one that is %s and %i years later is named: %s",
    (own, foreign, plus, isNamed) => {
      const rule = { ...yearMonth, confidence: own };
      const rival: Format = { ...yearMonth, confidence: foreign, read: { year: { plus } } };
      const asking = invented([rule], { others: () => [{ ...invented([rival]), slug: "other" }] });
      const decoding = decode(asking, "1003123456", { today });
      const codes =
        decoding.status === "unreadable" ? [] : decoding.candidates[0].reasons.map(({ code }) => code);
      expect(codes.includes("fits-other-brand")).toBe(isNamed);
    },
  );

  it("are subject to their own length limits", () => {
    const long = { ...other("long", "high", /^(?<year>\d{2})(?<sequence>\d{20})$/u), longest: 22 };
    const short = other("short", "high", /^(?<year>\d{2})(?<sequence>\d{20})$/u);
    const asking = invented([yearMonth], { others: () => [short, long], longest: 25 });
    expect(decode(asking, "18".padEnd(22, "0"), { today })).toMatchObject({ problem: { brands: ["long"] } });
  });
});
