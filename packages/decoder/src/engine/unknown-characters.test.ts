import { describe, expect, it } from "vitest";
import { checkSerial } from "../check/check-serial.ts";
import { parseCheck } from "../check/parse-check.ts";
import { brands, type BrandSlug, decode, findBrand, identify } from "../index.ts";
import { withUnknown } from "./unknown-characters.ts";

const today = "2026-11-20";
const read = (slug: BrandSlug, serial: string) => {
  const decoding = decode(brands[slug], serial, { today });
  return decoding.status === "unreadable" ? [] : decoding.candidates;
};
const codesIn = (slug: BrandSlug, serial: string) =>
  read(slug, serial).map(({ reasons }) => reasons.map(({ code }) => code));

it("keeps one to three unknown characters", () => {
  expect(withUnknown("S/N: rh 05?4-b01826")).toBe("RH05?4B01826");
  expect(withUnknown("RH0504B01826")).toBeUndefined();
  expect(withUnknown("????04B01826")).toBeUndefined();
});

describe("an unknown character in the date", () => {
  it("gives every date that the others allow, newest first", () => {
    const candidates = read("rheem", "RH05?4B01826");
    expect(candidates.map(({ date }) => date)).toEqual(
      [2024, 2014, 2004, 1994, 1984, 1974, 1964, 1954].map((year) => `${year}-05`),
    );
    for (const { confidence } of candidates) expect(confidence).not.toBe("high");
    expect(codesIn("rheem", "RH05?4B01826")[0]).toContain("unknown-characters");
  });

  it("is shown in the parts", () => {
    const [first] = read("rheem", "RH05?4B01826");
    expect(first?.parts.map(({ text }) => text).join("")).toBe("RH05?4B01826");
  });

  it("may be a letter", () => {
    expect(read("bradford-white", "B?6511396").map(({ date }) => date)).toContain("2005-08");
  });

  it("gives at most 20 dates", () => {
    expect(read("rheem", "RH???4B01826").length).toBe(20);
  });
});

describe("an unknown character outside of the date", () => {
  it.each(["RH0504B?1826", "R?0504B01826", "RH0504?01826", "RH0504B0?8?6"])(
    "doesn't change the date of %s",
    (serial) => {
      const [first, ...others] = read("rheem", serial);
      expect(others).toEqual([]);
      expect(first).toMatchObject({ date: "2004-05", confidence: "high" });
      expect(first?.reasons[0]?.code).toBe("unknown-outside-date");
    },
  );

  it("is no evidence from a count", () => {
    for (const codes of codesIn("bradford-white", "BH65113?6"))
      for (const code of codes) expect(code).not.toMatch(/^counter/u);
  });

  it("at the end of a whole number only says that somebody is unsure", () => {
    expect(read("rheem", "RH0504B01826?")).toEqual(read("rheem", "RH0504B01826*"));
  });
});

it("is read for an unknown brand as well, and kept in the check", () => {
  expect(identify("RH05?4B01826", { today }).map(({ brand }) => brand.slug)).toContain("rheem");
  const { check } = parseCheck({ brand: "rheem", serialNumber: "rh05?4-b01826" }, { findBrand });
  expect(check?.serial).toBe("RH05?4B01826");
  expect(check && checkSerial(check, { today })).toMatchObject({
    success: true,
    serialNumber: "RH05?4B01826",
    warnings: [{ code: "unknown-characters" }],
    ambiguous: true,
  });
});
