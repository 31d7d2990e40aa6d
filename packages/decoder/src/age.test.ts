import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { age, ageStatus, anyTimeZone, monthOf } from "./age.ts";

describe("age", () => {
  it.each([
    ["2005-08", "2026-11-20", { years: 21, months: 3, minMonths: 254, maxMonths: 255, precision: "month" }],
    ["2018", "2026-11-20", { years: 8, months: 10, minMonths: 94, maxMonths: 106, precision: "year" }],
    // Its Thursday is December 1, so it is given as December, and counts from that.
    ["2016-W48", "2026-11-30", { years: 9, months: 11, minMonths: 119, maxMonths: 119, precision: "week" }],
    ["2016-W48", "2026-12-01", { years: 10, months: 0, minMonths: 119, maxMonths: 120, precision: "week" }],
    ["2026-W49", "2026-11-30", { years: 0, months: 0, minMonths: 0, maxMonths: 0, precision: "week" }],
    ["2018-W36", "2026-11-20", { years: 8, months: 2, minMonths: 98, maxMonths: 98, precision: "week" }],
    ["2018-11-20", "2026-11-20", { years: 8, months: 0, minMonths: 96, maxMonths: 96, precision: "day" }],
    ["2024-02-29", "2025-02-28", { years: 0, months: 11, minMonths: 11, maxMonths: 11, precision: "day" }],
    ["2024-02-29", "2025-03-01", { years: 1, months: 0, minMonths: 12, maxMonths: 12, precision: "day" }],
  ])("for %s on %s", (date, today, expected) => {
    expect(age(date, today)).toEqual(expected);
  });

  it.each([
    ["2018-13", "2026-11-20"],
    ["2018", "2026-11"],
    ["2026-11-21", "2026-11-20"],
    ["2026-12", "2026-11-30"],
    ["2026-W48", "2026-11-22"],
    ["2027", "2026-12-31"],
  ])("refuses %j on %j", (date, today) => {
    expect(() => age(date, today)).toThrow(RangeError);
  });

  it("accepts a day that has begun in another time zone, but no later one", () => {
    expect(age("2026-11-21", "2026-11-20", anyTimeZone)).toMatchObject({ years: 0, months: 0, maxMonths: 0 });
    expect(age("2026-12", "2026-11-30", anyTimeZone)).toMatchObject({ minMonths: 0, maxMonths: 0 });
    expect(() => age("2026-11-22", "2026-11-20", anyTimeZone)).toThrow(RangeError);
  });

  it("keeps the range ordered, and years consistent with months", () => {
    const year = fc.integer({ min: 1950, max: 2026 });
    const month = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(year, month, (manufactured, at) => {
        const { years, months, minMonths, maxMonths } = age(
          `${manufactured}-${String(at).padStart(2, "0")}`,
          "2026-12-31",
        );
        expect(years * 12 + months).toBe(maxMonths);
        expect(minMonths).toBeLessThanOrEqual(maxMonths);
        expect(maxMonths - minMonths).toBeLessThanOrEqual(1);
        expect(months).toBeLessThan(12);
      }),
    );
  });
});

describe("ageStatus", () => {
  it.each([
    [71 / 12, "good"],
    [6, "monitor"],
    [119 / 12, "monitor"],
    [10, "replace"],
  ])("is, at %d years, %s", (years, status) => {
    expect(ageStatus(years)).toBe(status);
  });
});

it.each([Number.NaN, -1, Number.NEGATIVE_INFINITY])("has no status for an age of %d", (years) => {
  expect(() => ageStatus(years)).toThrow(RangeError);
});

describe("monthOf", () => {
  it("returns the month, the month of a week's Thursday, or undefined", () => {
    expect(monthOf({ year: 2018, month: 4 })).toBe(4);
    expect(monthOf({ year: 2018, week: 36 })).toBe(9);
    expect(monthOf({ year: 2018, week: 5 })).toBe(2);
    expect(monthOf({ year: 2018 })).toBeUndefined();
  });
});
