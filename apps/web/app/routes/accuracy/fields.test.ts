import { describe, expect, it } from "vitest";
import { toCorrection, findField, mistakesIn, nothing, readValues } from "./fields.ts";

const values = {
  ...nothing,
  brand: "rheem",
  serial: "RH 0504B01826",
  date: "2004",
  seenOn: "rating-plate",
};

describe("mistakesIn", () => {
  it.each([
    {},
    { date: "2004-05" },
    { date: "2004-05-12" },
    { date: "2004-W20" },
    { date: " 2004 " },
    { note: "🔥".repeat(300) },
  ])("finds no errors with %j", (change) => {
    expect(mistakesIn({ ...values, ...change })).toEqual({});
  });

  it.each([
    ["brand", { brand: "" }, "accuracy.brandMissing"],
    ["serial", { serial: "  " }, "accuracy.serialMissing"],
    ["date", { date: "" }, "accuracy.dateWrong"],
    ["date", { date: "04" }, "accuracy.dateWrong"],
    ["date", { date: "20044" }, "accuracy.dateWrong"],
    ["date", { date: "May 2004" }, "accuracy.dateWrong"],
    ["date", { date: "5/2004" }, "accuracy.dateWrong"],
    ["date", { date: "2004-5" }, "accuracy.dateWrong"],
    ["seenOn", { seenOn: "" }, "accuracy.placeMissing"],
    ["seenOn", { seenOn: "roof" }, "accuracy.placeMissing"],
    ["note", { note: "x".repeat(301) }, "accuracy.noteLong"],
  ] as const)("finds the error in %s of %j", (field, change, mistake) => {
    expect(mistakesIn({ ...values, ...change })).toEqual({ [field]: mistake });
  });

  it("finds every missing field of an empty form", () => {
    expect(Object.keys(mistakesIn(readValues(new FormData())))).toEqual([
      "brand",
      "serial",
      "date",
      "seenOn",
    ]);
  });
});

describe("correctionOf", () => {
  it.each([
    ["2004", "2004"],
    [" 2004-w07 ", "2004-W07"],
    ["2004-11-03", "2004-11-03"],
  ])("sends the date %j as %s", (date, printedDate) => {
    expect(toCorrection({ ...values, date })).toEqual({
      brand: "rheem",
      serialNumber: "RH 0504B01826",
      printedDate,
      seenOn: "rating-plate",
    });
  });

  it("sends a note if there is one", () => {
    expect(toCorrection({ ...values, note: " MFG. DATE 05/2004 " }).note).toBe("MFG. DATE 05/2004");
    expect(toCorrection({ ...values, note: "  " })).not.toHaveProperty("note");
  });
});

it.each([
  ["brand-required", "brand"],
  ["correction-brand", "brand"],
  ["serial-too-short", "serial"],
  ["correction-date", "date"],
  ["correction-date-future", "date"],
  ["correction-place", "seenOn"],
  ["correction-note-long", "note"],
  ["too-many-requests", undefined],
  [undefined, undefined],
] as const)("maps the code %s to its field", (code, field) => {
  expect(findField(code)).toBe(field);
});
