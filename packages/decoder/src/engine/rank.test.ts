import { describe, expect, it } from "vitest";
import { decode } from "./decode.ts";
import type { Brand, Format } from "./format.ts";
import { invented, source, yearMonth } from "./invented.fixture.ts";

const monthYear: Format = {
  ...yearMonth,
  id: "month-year",
  shape: /^(?<month>0[1-9]|1[0-2])(?<year>\d{2})(?<sequence>\d{6})$/u,
};
const read = (brand: Brand, serial: string, model?: string) => {
  const decoding = decode(brand, serial, { today: "2026-11-20", model });
  if (decoding.status === "unreadable") throw new Error(decoding.problem.code);
  return decoding.candidates;
};
const dates = (...args: Parameters<typeof read>) => read(...args).map(({ date }) => date);
const codes = (...args: Parameters<typeof read>) =>
  read(...args).map(({ reasons }) => reasons.map(({ code }) => code));

it("puts the newer date first among equals, and both report overlapping formats", () => {
  const brand = invented([yearMonth, monthYear]);
  expect(dates(brand, "0511123456")).toEqual(["2011-05", "2005-11"]);
  expect(codes(brand, "0511123456")).toEqual([
    ["brand-format", "formats-overlap"],
    ["brand-format", "formats-overlap"],
  ]);
});

describe("a serial counter", () => {
  const repeating: Format = {
    ...yearMonth,
    shape: /^(?<year>[A-J])(?<sequence>\d{6})$/u,
    read: { year: { letters: "ABCDEFGHIJ", from: 1990 } },
    inUse: [1990, 2009],
    counter: [
      { year: 2000, month: 1, at: 0 },
      { year: 2010, month: 1, at: 120_000 },
    ],
  };
  const readDates = (format: Format, serial: string) =>
    read(invented([format]), serial).map(({ date, confidence }) => [date, confidence]);

  it("that contradicts the newer date does not put an older one first: a digit may be misread", () => {
    expect(readDates(repeating, "F066000")).toEqual([
      ["2005", "high"],
      ["1995", "medium"],
    ]);
    expect(readDates(repeating, "F966000")).toEqual([
      ["2005", "low"],
      ["1995", "low"],
    ]);
    expect(codes(invented([repeating]), "F966000")).toEqual([
      expect.arrayContaining(["counter-misfit"]),
      expect.arrayContaining(["check-running-number"]),
    ]);
  });

  it("that fits a year near the attested ones supports it, and not the older year", () => {
    const attested: Format = { ...repeating, attested: [1990, 2004] };
    expect(readDates(attested, "F066000")).toEqual([
      ["2005", "medium"],
      ["1995", "medium"],
    ]);
    expect(codes(invented([attested]), "F066000")[0]).toEqual(
      expect.arrayContaining(["outside-attested-years", "counter-fits"]),
    );
    expect(readDates(attested, "F966000")).toEqual([
      ["1995", "high"],
      ["2005", "low"],
    ]);
  });
});

describe("the printed form", () => {
  const dotted = { ...yearMonth, printed: /^\d\d\.\d\d-/u };

  it("selects the format if the dots are entered", () => {
    const brand = invented([dotted, monthYear]);
    expect(dates(brand, "05.11-123456")).toEqual(["2005-11"]);
    expect(codes(brand, "05.11-123456")).toEqual([["brand-format", "printed-form"]]);
    expect(dates(brand, " 05.11-123456 ")).toEqual(["2005-11"]);
    expect(dates(brand, "S/N: 05.11-123456")).toEqual(["2005-11"]);
    expect(dates(brand, "serial no. 05.11-123456")).toEqual(["2005-11"]);
  });
});

describe("the model number", () => {
  const models = [{ shape: /^OLD/u, from: 2000, to: 2006, source }];

  it("excludes years that it does not belong to", () => {
    const brand = invented([yearMonth, monthYear], { models });
    expect(dates(brand, "0511123456", "old-50")).toEqual(["2005-11"]);
    expect(read(brand, "0511123456", "old-50")[0]?.reasons.slice(-2)).toEqual([
      { code: "model-fits" },
      { code: "model-excludes", values: { year: 2011 } },
    ]);
  });

  it("changes nothing if it is unknown or fits none or all", () => {
    const brand = invented([yearMonth, monthYear], { models });
    const both = ["2011-05", "2005-11"];
    expect(dates(brand, "0511123456", "NEW50")).toEqual(both);
    expect(dates(brand, "0511123456", "")).toEqual(both);
    expect(dates(brand, "0911123456", "OLD50")).toEqual(["2011-09", "2009-11"]);
    expect(dates(brand, "0502123456", "OLD50")).toEqual(["2005-02", "2002-05"]);
  });

  it("may belong to only some formats", () => {
    const brand = invented([yearMonth, monthYear], {
      models: [{ shape: /^OLD/u, from: 1990, to: null, formats: ["month-year"], source }],
    });
    expect(dates(brand, "0511123456", "OLD50")).toEqual(["2011-05"]);
  });
});
