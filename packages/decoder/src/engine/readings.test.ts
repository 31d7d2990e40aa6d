import { describe, expect, it } from "vitest";
import { calendarDay } from "./calendar.ts";
import type { Brand, Format } from "./format.ts";
import { invented, source, yearMonth } from "./invented.fixture.ts";
import { listReadings, toBrandFormat } from "./readings.ts";

const read = (format: Format, serial: string, today = "2026-11-20", more: Partial<Brand> = {}) => {
  const match = format.shape.exec(serial);
  if (!match) throw new Error(`${serial} does not have the shape of ${format.id}`);
  return listReadings(toBrandFormat(invented([format], more), format), match, calendarDay(today));
};
const dates = (...args: Parameters<typeof read>) => read(...args).map(({ date }) => date);
const like = (shape: RegExp, more: Partial<Format> = {}) => ({ ...yearMonth, shape, ...more });

describe("the year", () => {
  const digits = (count: number, inUse: Format["inUse"]) =>
    like(new RegExp(`^(?<year>\\d{${count}})(?<sequence>\\d{4})$`, "u"), { inUse });

  it("of two digits is read in every century in use, newest first", () => {
    expect(dates(digits(2, [1990, null]), "901234")).toEqual(["1990"]);
    expect(dates(digits(2, [1990, null]), "891234")).toEqual([]);
    expect(dates(digits(2, [1990, null]), "261234")).toEqual(["2026"]);
    expect(dates(digits(2, [1990, null]), "271234")).toEqual([]);
    expect(dates(digits(2, [1890, null]), "051234")).toEqual(["2005", "1905"]);
  });

  it("of one digit is read in every decade in use", () => {
    expect(dates(digits(1, [2000, null]), "71234")).toEqual(["2017", "2007"]);
    expect(dates(digits(1, [2000, null]), "61234")).toEqual(["2026", "2016", "2006"]);
    expect(dates(digits(1, [2000, 2009]), "71234")).toEqual(["2007"]);
  });

  it("of one digit is marked as ambiguous if several decades are in use", () => {
    const reasons = (inUse: Format["inUse"]) =>
      read(digits(1, inUse), "71234").map((candidate) => candidate.reasons.map(({ code }) => code));
    expect(reasons([2000, 2019])).toEqual([
      ["brand-format", "single-year-digit"],
      ["brand-format", "single-year-digit"],
    ]);
    expect(reasons([2000, 2009])).toEqual([["brand-format"]]);
  });

  describe("as a letter", () => {
    const letters = (more: Partial<Format> = {}) =>
      like(/^(?<year>[A-Z])(?<sequence>\d{5})$/u, {
        inUse: [1960, null],
        read: { year: { letters: "ABC.E", from: 1960 } },
        ...more,
      });

    it("is its year of every cycle, and no year if the maker does not use it", () => {
      expect(dates(letters({ inUse: [2010, 2019] }), "E12345")).toEqual(["2019", "2014"]);
      expect(dates(letters(), "D12345")).toEqual([]);
    });

    it("is only read for some cycles, and the oldest of them includes the year before", () => {
      const [first, second, ...others] = read(letters({ turns: 2 }), "B12345");
      expect([first?.date, second?.date, others]).toEqual(["2026", "2021", []]);
      expect(first?.reasons).toEqual([
        { code: "brand-format" },
        { code: "letters-repeat", values: { every: 5 } },
      ]);
      expect(second?.reasons).toEqual([
        { code: "brand-format" },
        { code: "letters-repeat", values: { every: 5 } },
        { code: "older-cycle", values: { year: 2016 } },
      ]);
    });
  });
});

describe("the month", () => {
  it("is 1 to 12 and not after today", () => {
    expect(dates(yearMonth, "2611123456")).toEqual(["2026-11"]);
    expect(dates(yearMonth, "2612123456")).toEqual([]);
    expect(dates(yearMonth, "2612123456", "2026-12-01")).toEqual(["2026-12"]);
    const loose = like(/^(?<year>\d{2})(?<month>\d{2})(?<sequence>\d{2})$/u);
    expect(dates(loose, "200012")).toEqual([]);
    expect(dates(loose, "201312")).toEqual([]);
  });
});

describe("the day", () => {
  const full = like(/^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})(?<sequence>\d{2})$/u);

  it("exists in the calendar and is not after today", () => {
    expect(dates(full, "2024022912")).toEqual(["2024-02-29"]);
    expect(dates(full, "2023022912")).toEqual([]);
    expect(dates(full, "2023040012")).toEqual([]);
    expect(dates(full, "2026112012")).toEqual(["2026-11-20"]);
    expect(dates(full, "2026112112")).toEqual([]);
  });
});

describe("the week", () => {
  const week = like(/^(?<year>\d{2})(?<week>\d{2})(?<sequence>\d{3})$/u);

  it("is 1 to 53 and starts no later than today", () => {
    expect(dates(week, "1836123")).toEqual(["2018-W36"]);
    expect(dates(week, "2053123")).toEqual(["2020-W53"]);
    expect(dates(week, "1800123")).toEqual([]);
    expect(dates(week, "1854123")).toEqual([]);
    expect(dates(week, "2647123", "2026-11-16")).toEqual(["2026-W47"]);
    expect(dates(week, "2647123", "2026-11-15")).toEqual([]);
  });

  it("53 of a year that has none leaves the year and lists the adjacent weeks", () => {
    const [candidate] = read(week, "2153123");
    expect(candidate).toMatchObject({ date: "2021", confidence: "medium" });
    expect(candidate).not.toHaveProperty("week");
    expect(candidate?.reasons).toEqual([
      { code: "brand-format" },
      { code: "no-such-week", values: { year: 2021, next: 2022 } },
    ]);
  });

  it("is marked as approximate and has no month", () => {
    const [candidate] = read(week, "1836123");
    expect(candidate?.reasons).toContainEqual({ code: "week-is-approximate" });
    expect(candidate).toMatchObject({ year: 2018, week: 36 });
    expect(candidate).not.toHaveProperty("month");
  });
});

describe("the parts", () => {
  it("cover the serial number and have the meaning of their group", () => {
    const everything = like(
      /^(?<prefix>FD)?(?<plant>[A-Z])(?<year>\d{2})(?<dayOfYear>\d{3})(?<sequence>\d{2})(?<suffix>[A-Z]?)$/u,
    );
    expect(read(everything, "FDX2216112")[0]?.parts).toEqual([
      { from: 0, to: 2, text: "FD", means: "prefix" },
      { from: 2, to: 3, text: "X", means: "plant" },
      { from: 3, to: 5, text: "22", means: "year" },
      { from: 5, to: 8, text: "161", means: "day" },
      { from: 8, to: 10, text: "12", means: "sequence" },
    ]);
  });
});

describe("the confidence", () => {
  it("is the format's, but low outside the attested years", () => {
    const attested = { ...yearMonth, attested: [2000, 2010] } as const;
    const of = (serial: string) => read(attested, serial)[0];
    expect(of("0003123456")?.confidence).toBe("high");
    expect(of("1003123456")?.confidence).toBe("high");
    expect(of("1103123456")).toMatchObject({
      confidence: "low",
      reasons: [
        { code: "brand-format" },
        { code: "outside-attested-years", values: { from: 2000, to: 2010 } },
      ],
    });
    expect(read({ ...yearMonth, attested: [2000, null] }, "9903123456")[0]?.reasons).toContainEqual({
      code: "outside-attested-years",
      values: { from: 2000 },
    });
  });
});

describe("the reasons and sources", () => {
  const format = { ...yearMonth, reasons: [{ code: "single-source" }] } as const;

  it("are the format's, then the brand's", () => {
    const of = (more: Partial<Brand>) => read(format, "1803123456", undefined, more)[0]?.reasons;
    expect(of({})).toEqual([{ code: "single-source" }]);
    expect(of({ reasons: [{ code: "maker-varies" }] })).toEqual([
      { code: "single-source" },
      { code: "maker-varies" },
    ]);
    expect(read(yearMonth, "1803123456")[0]).toMatchObject({
      reasons: [{ code: "brand-format" }],
      sources: [source],
    });
  });
});
