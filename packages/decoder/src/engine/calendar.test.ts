import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calendarDay, dayNumber, dayOfYear, findMonday, monthOfWeek, period } from "./calendar.ts";

const two = (number: number): string => String(number).padStart(2, "0");
const toText = ({ year, month, day }: ReturnType<typeof calendarDay>): string =>
  `${year}-${two(month)}-${two(day)}`;
const isoDay = (number: number): string => new Date(number * 86_400_000).toISOString().slice(0, 10);
const FIRST = dayNumber({ year: 1950, month: 1, day: 1 });
const LAST = dayNumber({ year: 2050, month: 12, day: 31 });

describe("calendarDay", () => {
  it("parses every day from 1950 to 2050", () => {
    for (let number = FIRST; number <= LAST; number += 1) {
      const day = calendarDay(isoDay(number));
      expect(toText(day)).toBe(isoDay(number));
      expect(dayNumber(day)).toBe(number);
    }
  });

  it.each([
    "2026-11-200",
    "2026/11/20",
    "2026-00-10",
    "2026-13-10",
    "2026-11-00",
    "2026-11-31",
    "2023-02-29",
    "1900-02-29",
    "+026-11-20",
  ])("refuses %j", (text) => {
    expect(() => calendarDay(text)).toThrow(RangeError);
  });
});

describe("dayOfYear", () => {
  it("returns every day of every year from 1950 to 2050", () => {
    for (let year = 1950; year <= 2050; year += 1) {
      const first = dayNumber({ year, month: 1, day: 1 });
      const length = dayNumber({ year: year + 1, month: 1, day: 1 }) - first;
      for (let number = 1; number <= length; number += 1) {
        const day = dayOfYear(year, number);
        expect(day && dayNumber(day)).toBe(first + number - 1);
      }
      expect(dayOfYear(year, 0)).toBeUndefined();
      expect(dayOfYear(year, length + 1)).toBeUndefined();
    }
  });
});

describe("findMonday", () => {
  it("always returns a Monday, a week after the previous one, with January 4 in week 1", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1950, max: 2050 }), fc.integer({ min: 1, max: 53 }), (year, week) => {
        const monday = findMonday(year, week);
        expect(new Date(monday * 86_400_000).getUTCDay()).toBe(1);
        expect(monday - findMonday(year, 1)).toBe(7 * (week - 1));
        const fourth = dayNumber({ year, month: 1, day: 4 });
        expect(fourth - findMonday(year, 1)).toBeGreaterThanOrEqual(0);
        expect(fourth - findMonday(year, 1)).toBeLessThan(7);
      }),
    );
  });
});

describe("monthOfWeek", () => {
  it.each([
    [2024, 5, 2],
    [2014, 53, 12],
    [2026, 18, 4],
  ])("puts week %2$i of %1$i into month %3$i", (year, week, month) => {
    expect(monthOfWeek(year, week)).toBe(month);
  });
});

describe("period", () => {
  it.each([
    ["2018", "2018-01-01", "2018-12-31"],
    ["2018-09", "2018-09-01", "2018-09-30"],
    ["2024-02", "2024-02-01", "2024-02-29"],
    ["2018-W36", "2018-09-03", "2018-09-09"],
    ["2025-W01", "2024-12-30", "2025-01-05"],
    ["2018-09-05", "2018-09-05", "2018-09-05"],
  ])("of %s runs from %s to %s", (date, first, last) => {
    expect(period(date).map(toText)).toEqual([first, last]);
  });

  it.each(["18", "2018-13", "2018-00", "2018-W00", "2018-W54", "2018-W1", "2018-02-30", "2018-09-05 "])(
    "refuses %j",
    (date) => {
      expect(() => period(date)).toThrow(RangeError);
    },
  );
});
