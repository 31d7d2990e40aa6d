import { describe, expect, it } from "vitest";
import { decode } from "./decode.ts";
import type { Brand, Format } from "./format.ts";
import { invented, source, yearMonth } from "./invented.fixture.ts";

const monthYear: Format = {
  ...yearMonth,
  id: "month-year",
  shape: /^(?<month>0[1-9]|1[0-2])(?<year>\d{2})(?<sequence>\d{6})$/u,
};
const yearOnly: Format = { ...yearMonth, id: "year", shape: /^(?<year>\d{2})(?<sequence>\d{8})$/u };
const read = (brand: Brand, serial: string, model?: string) => {
  const decoding = decode(brand, serial, { today: "2026-11-20", model });
  if (decoding.status === "unreadable") throw new Error(decoding.problem.code);
  return decoding.candidates;
};
const dates = (...args: Parameters<typeof read>) => read(...args).map(({ date }) => date);
const codes = (...args: Parameters<typeof read>) =>
  read(...args).map(({ reasons }) => reasons.map(({ code }) => code));

describe("the newer date", () => {
  it("comes first among equals, and both report overlapping formats", () => {
    expect(dates(invented([yearMonth, monthYear]), "0511123456")).toEqual(["2011-05", "2005-11"]);
    expect(dates(invented([monthYear, yearMonth]), "0511123456")).toEqual(["2011-05", "2005-11"]);
    expect(codes(invented([yearMonth, monthYear]), "0511123456")).toEqual([
      ["brand-format", "formats-overlap"],
      ["brand-format", "formats-overlap"],
    ]);
  });

  it("comes first among the cycles of one format, without reporting an overlap", () => {
    const digit: Format = { ...yearOnly, shape: /^(?<year>\d)(?<sequence>\d{5})$/u };
    expect(dates(invented([digit]), "712345")).toEqual(["2017", "2007", "1997"]);
    expect(codes(invented([digit]), "712345").flat()).not.toContain("formats-overlap");
  });
});

describe("the more confident format", () => {
  it("comes before a newer date", () => {
    const unsure = { ...monthYear, confidence: "low" } as const;
    expect(dates(invented([unsure, yearMonth]), "0511123456")).toEqual(["2005-11", "2011-05"]);
  });
});

describe("a serial counter", () => {
  const counting = (at: number): Format => ({
    ...yearMonth,
    counter: [
      { year: 2000, month: 1, at: 0 },
      { year: 2010, month: 1, at },
    ],
  });

  it("that fits comes before a newer date of equal confidence", () => {
    const brand = invented([monthYear, counting(120_000)]);
    expect(dates(brand, "0102012500")).toEqual(["2001-02", "2002-01"]);
  });

  it("that fits does not come before a more confident date", () => {
    const fits = { ...counting(120_000), confidence: "low" } as const;
    expect(dates(invented([monthYear, fits]), "0501060000")).toEqual(["2001-05", "2005-01"]);
  });

  it("that contradicts reduces the confidence and comes last", () => {
    const misfits = { ...counting(120_000), inUse: [1990, 2010] } as const;
    const [first, second] = read(invented([misfits, monthYear]), "0701900000");
    expect([first?.date, first?.confidence]).toEqual(["2001-07", "high"]);
    expect([second?.date, second?.confidence]).toEqual(["2007-01", "low"]);
  });

  it("that contradicts the newer date does not put an older one first: a digit may be misread", () => {
    const repeating: Format = {
      ...yearMonth,
      id: "repeating",
      shape: /^(?<year>[A-J])(?<sequence>\d{6})$/u,
      read: { year: { letters: "ABCDEFGHIJ", from: 1990 } },
      inUse: [1990, 2009],
      counter: [
        { year: 2000, month: 1, at: 0 },
        { year: 2010, month: 1, at: 120_000 },
      ],
    };
    const readDates = (serial: string) =>
      read(invented([repeating]), serial).map(({ date, confidence }) => [date, confidence]);
    expect(readDates("F066000")).toEqual([
      ["2005", "high"],
      ["1995", "medium"],
    ]);
    expect(readDates("F966000")).toEqual([
      ["2005", "low"],
      ["1995", "low"],
    ]);
    expect(codes(invented([repeating]), "F966000")).toEqual([
      expect.arrayContaining(["counter-misfit"]),
      expect.arrayContaining(["check-running-number"]),
    ]);
  });

  it("that fits a year near the attested ones supports it, and not the older year", () => {
    const attested: Format = {
      ...yearMonth,
      id: "attested",
      shape: /^(?<year>[A-J])(?<sequence>\d{6})$/u,
      read: { year: { letters: "ABCDEFGHIJ", from: 1990 } },
      inUse: [1990, 2009],
      attested: [1990, 2004],
      counter: [
        { year: 2000, month: 1, at: 0 },
        { year: 2010, month: 1, at: 120_000 },
      ],
    };
    const readDates = (serial: string) =>
      read(invented([attested]), serial).map(({ date, confidence }) => [date, confidence]);
    expect(readDates("F066000")).toEqual([
      ["2005", "medium"],
      ["1995", "medium"],
    ]);
    expect(codes(invented([attested]), "F066000")[0]).toEqual(
      expect.arrayContaining(["outside-attested-years", "counter-fits"]),
    );
    expect(readDates("F966000")).toEqual([
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

  it("leaves both formats if they are not", () => {
    expect(dates(invented([dotted, monthYear]), "0511123456")).toEqual(["2011-05", "2005-11"]);
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

describe("readings with the same date", () => {
  it("become one, the most confident", () => {
    const twin = { ...yearMonth, id: "twin", confidence: "medium" } as const;
    const [candidate, ...others] = read(invented([twin, yearMonth]), "0511123456");
    expect(others).toEqual([]);
    expect(candidate).toMatchObject({ format: "year-month", confidence: "high" });
  });
});
