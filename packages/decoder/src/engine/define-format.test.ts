import { describe, expect, it } from "vitest";
import { defineFormat } from "./define-format.ts";
import { yearMonth } from "./invented.fixture.ts";

const matcherOf = (shape: RegExp) => defineFormat({ ...yearMonth, shape }).matcher();

describe("defineFormat", () => {
  it("measures a shape, and finds the groups of the date", () => {
    const { parts, groups, shortest, longest } = matcherOf(
      /^(?=R|GE)(?<prefix>[A-Z]{1,5})(?<month>0[1-9]|1[0-2])(?<year>\d{2})(?<plant>[A-Z])?(?<sequence>\d{4,6})(?<suffix>\d)$/u,
    );
    expect(parts).toEqual(["prefix", "month", "year", "plant", "sequence", "unknown"]);
    expect(groups).toEqual({ year: 3, month: 2, week: 0, day: 0, dayOfYear: 0, sequence: 5 });
    expect([shortest, longest]).toEqual([10, 17]);
  });

  it("measures alternatives of different lengths", () => {
    const { shortest, longest } = matcherOf(/^(?<prefix>AB|C|DEF?)(?<year>\d{2})$/u);
    expect([shortest, longest]).toEqual([3, 5]);
  });

  it("matches without named groups what the shape matches with them", () => {
    const { pattern } = matcherOf(/^(?!99)(?<year>\d{2})(?<month>[A-M])$/u);
    expect(pattern.source).toBe(String.raw`^(?!99)(\d{2})([A-M])$`);
    expect(pattern.exec("98C")?.slice(1)).toEqual(["98", "C"]);
    expect(pattern.exec("99C")).toBeNull();
  });

  it("computes the matcher once, even for formats that extend it", () => {
    const { matcher } = defineFormat(yearMonth);
    expect({ ...yearMonth, matcher, confidence: "low" as const }.matcher()).toBe(matcher());
  });

  it("does not evaluate a shape until needed", () => {
    const shape = {
      get source(): string {
        throw new Error("read");
      },
    } as RegExp;
    const format = defineFormat({ ...yearMonth, shape });
    expect(() => format.matcher()).toThrow("read");
  });
});
