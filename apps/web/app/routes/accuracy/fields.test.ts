import { describe, expect, it } from "vitest";
import { correctionOf, fieldOf, mistakesIn, nothing, valuesOf } from "./fields.ts";

const values = {
  ...nothing,
  brand: "rheem",
  serial: "RH 0504B01826",
  year: "2004",
  seenOn: "rating-plate",
};

describe("mistakesIn", () => {
  it.each([
    {},
    { month: "5" },
    { month: "5", day: "12" },
    { week: "20" },
    { year: " 2004 " },
    { note: "🔥".repeat(300) },
  ])("finds no errors with %j", (change) => {
    expect(mistakesIn({ ...values, ...change })).toEqual({});
  });

  it.each([
    ["brand", { brand: "" }, "accuracy.brandMissing"],
    ["serial", { serial: "  " }, "accuracy.serialMissing"],
    ["year", { year: "" }, "accuracy.yearWrong"],
    ["year", { year: "04" }, "accuracy.yearWrong"],
    ["year", { year: "20044" }, "accuracy.yearWrong"],
    ["year", { year: "May 2004" }, "accuracy.yearWrong"],
    ["day", { day: "12" }, "accuracy.dayAlone"],
    ["week", { week: "20", month: "5" }, "accuracy.weekOrMonth"],
    ["week", { week: "20", day: "5" }, "accuracy.weekOrMonth"],
    ["seenOn", { seenOn: "" }, "accuracy.placeMissing"],
    ["seenOn", { seenOn: "roof" }, "accuracy.placeMissing"],
    ["note", { note: "x".repeat(301) }, "accuracy.noteLong"],
  ] as const)("finds the error in %s of %j", (field, change, mistake) => {
    expect(mistakesIn({ ...values, ...change })).toEqual({ [field]: mistake });
  });

  it("finds every missing field of an empty form", () => {
    expect(Object.keys(mistakesIn(valuesOf(new FormData())))).toEqual(["brand", "serial", "year", "seenOn"]);
  });
});

describe("correctionOf", () => {
  it.each([
    [{}, "2004"],
    [{ month: "5" }, "2004-05"],
    [{ month: "11", day: "3" }, "2004-11-03"],
    [{ week: "7" }, "2004-W07"],
    [{ year: " 2004 " }, "2004"],
  ])("sends %j as %s", (change, printedDate) => {
    expect(correctionOf({ ...values, ...change })).toEqual({
      brand: "rheem",
      serialNumber: "RH 0504B01826",
      printedDate,
      seenOn: "rating-plate",
    });
  });

  it("sends a note if there is one", () => {
    expect(correctionOf({ ...values, note: " MFG. DATE 05/2004 " }).note).toBe("MFG. DATE 05/2004");
    expect(correctionOf({ ...values, note: "  " })).not.toHaveProperty("note");
  });
});

it.each([
  ["brand-required", "brand"],
  ["correction-brand", "brand"],
  ["serial-too-short", "serial"],
  ["correction-date", "year"],
  ["correction-date-future", "year"],
  ["correction-place", "seenOn"],
  ["correction-note-long", "note"],
  ["too-many-requests", undefined],
  [undefined, undefined],
] as const)("maps the code %s to its field", (code, field) => {
  expect(fieldOf(code)).toBe(field);
});
