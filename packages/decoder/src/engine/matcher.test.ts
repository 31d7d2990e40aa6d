import { describe, expect, it } from "vitest";
import { yearMonth } from "./invented.fixture.ts";
import { toMatcher } from "./matcher.ts";

const measure = (shape: RegExp) => toMatcher({ ...yearMonth, shape });

describe("toMatcher", () => {
  it("measures a shape, and finds the groups of the date", () => {
    const { parts, groups, shortest, longest } = measure(
      /^(?=R|GE)(?<prefix>[A-Z]{1,5})(?<month>0[1-9]|1[0-2])(?<year>\d{2})(?<plant>[A-Z])?(?<sequence>\d{4,6})(?<suffix>\d)$/u,
    );
    expect(parts).toEqual(["prefix", "month", "year", "plant", "sequence", "unknown"]);
    expect(groups).toEqual({ year: 3, month: 2, week: 0, day: 0, dayOfYear: 0, sequence: 5 });
    expect([shortest, longest]).toEqual([10, 17]);
  });

  it("measures alternatives of different lengths", () => {
    const { shortest, longest } = measure(/^(?<prefix>AB|C|DEF?)(?<year>\d{2})$/u);
    expect([shortest, longest]).toEqual([3, 5]);
  });

  it.each([
    ["a literal outside a group", /^RH(?<year>\d{2})$/u],
    ["a class outside a group", /^[A-Z](?<year>\d{2})$/u],
    ["an unnamed group", /^(\d{2})(?<year>\d{2})$/u],
    ["an unknown name", /^(?<years>\d{2})$/u],
    ["no anchor at the start", /(?<year>\d{2})$/u],
    ["no anchor at the end", /^(?<year>\d{2})/u],
    ["lower case", /^(?<prefix>rh)(?<year>\d{2})$/u],
    ["a length that can't be measured", /^(?<year>\d{2})(?<sequence>\d+)$/u],
  ])("refuses a shape with %s, and names the format", (_what, shape) => {
    expect(() => measure(shape)).toThrow(`The shape of the format "${yearMonth.id}" has`);
  });
});
