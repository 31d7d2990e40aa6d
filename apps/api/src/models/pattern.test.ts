import { describe, expect, it } from "vitest";
import { hasOptions, isMeant, modelPattern } from "./pattern.ts";

describe("modelPattern", () => {
  it.each([
    ["ENT-40", "ENT40", "ENT40"],
    ["153.336433", "153336433", "153336433"],
    ["HCG3130T3003N *", "HCG3130T3003N*", "HCG3130T3003N"],
    ["TEST-40***", "TEST40*", "TEST40"],
    ["TEST-**-40 *", "TEST**40*", "TEST"],
    ["*", "*", ""],
  ])("of %j", (printed, pattern, key) => {
    expect(modelPattern(printed)).toEqual({ pattern, key });
  });
});

describe("isMeant", () => {
  it.each([
    ["TEST**40", "TESTAB40", true],
    ["TEST**40", "TEST40", false],
    ["TEST**40", "TESTAB41", false],
    ["TEST*40*", "TESTX40YZ", true],
  ])("%s and %s: %s", (pattern, key, expected) => {
    expect(isMeant(pattern, key)).toBe(expected);
  });
});

describe("hasOptions", () => {
  it.each([
    ["ENT-40 110", "ENT40", true],
    ["ENT40DV", "ENT40", true],
    ["ENT-40", "ENT40", false],
    ["ENT-400", "ENT40", false],
    ["ENT40110", "ENT40", false],
    ["ENTX", "ENT", false],
    ["XE40T10H45U0SOLD", "XE40T10H45U0", true],
    ["XE40T10H45U0SOLD12345", "XE40T10H45U0", false],
    ["HPTSXL-50", "HPTSX", false],
  ])("%s with %s: %s", (typed, known, expected) => {
    expect(hasOptions(typed, known)).toBe(expected);
  });
});
