import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { age } from "../age.ts";
import { lifeCurve } from "./curve.ts";
import { lifeFigures, type LifeType, meanFigures } from "./figures.ts";
import { lifeType, remainingLife, usualLife } from "./remaining-life.ts";

const types: readonly LifeType[] = ["gas-tank", "electric-tank", "heat-pump", "tankless-gas"];
const months = (years: number) => ({ minMonths: years * 12, maxMonths: years * 12 });

describe("the planning range of a life", () => {
  it.each([
    ["gas-tank", 8, 15, false],
    ["electric-tank", 8, 15, false],
    ["heat-pump", 10, 15, false],
    ["tankless-gas", 15, 20, true],
  ] as const)("for a %s is %i to %i years", (type, from, to, orMore) => {
    expect(remainingLife(type, months(0)).life).toEqual({ from, to, orMore, basis: "ours" });
  });

  it("excludes advice, warranties and our own figures, and lists them", () => {
    const { others, spread } = remainingLife("heat-pump", months(0));
    expect(others.map(({ kind }) => kind)).toEqual(["warranty-as-life"]);
    expect(spread.map(({ figure }) => [figure.kind, figure.years])).toEqual([
      ["median", [10, 10]],
      ["range", [10, 15]],
      ["mean", [15.1, 15.1]],
    ]);
    expect(remainingLife("gas-tank", months(0)).others).toContainEqual(
      expect.objectContaining({ kind: "derived-mean", basis: "ours", years: [9.4, 9.4] }),
    );
  });
});

describe("the remaining years", () => {
  it.each([
    ["gas-tank", 0, 8, 15],
    ["gas-tank", 5, 3, 10],
    ["gas-tank", 9, 0, 6],
    ["gas-tank", 15, 0, 0],
    ["tankless-gas", 12, 3, 8],
    ["heat-pump", 30, 0, 0],
  ] as const)("of a %s at %i years are %i to %i", (type, years, from, to) => {
    expect(remainingLife(type, months(years)).remaining).toMatchObject({ from, to, basis: "ours" });
  });

  it("are counted from both ends of an imprecise age", () => {
    expect(remainingLife("gas-tank", age("2018", "2026-11-20")).remaining).toMatchObject({ from: 0, to: 7 });
    expect(remainingLife("gas-tank", age("2018-01", "2026-11-20")).remaining).toMatchObject({ to: 6 });
  });

  it("are listed by source, to show the spread", () => {
    const { spread } = remainingLife("gas-tank", months(6));
    expect(spread[0]).toMatchObject({
      figure: { years: [8, 12], basis: "source", confidence: "medium" },
      remaining: { from: 2, to: 6 },
    });
    expect(spread.at(-1)).toMatchObject({ figure: { years: [14.5, 14.5] }, remaining: { from: 8, to: 9 } });
  });

  it("are positive for a heater older than every source's figure", () => {
    const { remaining, ifStillInUse, pastMean } = remainingLife("gas-tank", months(18));
    expect({ remaining, ifStillInUse, pastMean }).toMatchObject({
      remaining: { from: 0, to: 0 },
      ifStillInUse: { from: 1, to: 5, basis: "ours" },
      pastMean: true,
    });
  });
});

describe("the survival curve", () => {
  // As printed in lifetime tables with the same assumption, and with the other assumption at 10 and 15 years.
  it.each([
    ["gas-tank", { 5: 97, 8: 89, 10: 79, 12: 67, 15: 45, 20: 15, 25: 3 }, [71, 43]],
    ["electric-tank", { 5: 97, 8: 90, 10: 81, 12: 70, 15: 50, 20: 19, 25: 4 }, [73, 46]],
    ["heat-pump", { 5: 97, 8: 90, 10: 81, 12: 70, 15: 50, 20: 19, 25: 4 }, [73, 46]],
    ["tankless-gas", { 5: 99, 8: 95, 10: 90, 12: 84, 15: 70, 20: 44, 25: 20 }, [82, 62]],
  ] as const)("of a %s passes through %j", (type, expected, [atTen, atFifteen]) => {
    const { points } = lifeCurve(type);
    const percents = Object.keys(expected).map((at) => [at, points[Number(at)]?.percent]);
    expect(Object.fromEntries(percents)).toEqual(expected);
    expect([points[10]?.band[0], points[15]?.band[0]]).toEqual([atTen, atFifteen]);
  });

  it.each(types)("of a %s starts with all heaters and decreases, within its band", (type) => {
    const { points, basis, assumptions, mean } = lifeCurve(type);
    expect(points).toHaveLength(31);
    expect(points[0]).toEqual({ age: 0, percent: 100, band: [100, 100] });
    for (const [index, { percent, band }] of points.entries()) {
      expect(percent).toBeLessThanOrEqual(points[index - 1]?.percent ?? 100);
      expect(band[0] <= percent && percent <= band[1]).toBe(true);
    }
    expect([basis, mean.basis, assumptions.map((each) => each.basis)]).toEqual([
      "ours",
      "source",
      ["ours", "ours"],
    ]);
  });
});

it("has figures of sources for some kinds of heaters", () => {
  expect(types.map(lifeType)).toEqual(types);
  expect(["combi-boiler", "gas-tank-commercial"] as const).toSatisfy(
    (others: readonly Parameters<typeof lifeType>[0][]) =>
      others.every((type) => lifeType(type) === undefined),
  );
});

describe.each(lifeFigures)(
  "$source.title: $kind $years",
  ({ types: about, years, source, basis, confidence, kind, counts }) => {
    it("is a plausible number of years with a valid source", () => {
      const [from, to] = years;
      expect(from).toBeGreaterThanOrEqual(counts ? 8 : 7);
      expect(to ?? from).toBeLessThanOrEqual(20);
      expect(to === null || to >= from).toBe(true);
      expect(about.length).toBeGreaterThan(0);
      if (source.url !== undefined) expect(new URL(source.url).protocol).toBe("https:");
      if (source.kind !== "regulator") expect(confidence).not.toBe("high");
      expect(basis === "ours").toBe(kind === "derived-mean");
      if (basis === "ours") expect(counts).toBe(false);
    });
  },
);

it("typical life is by kind, or for all kinds", () => {
  expect(usualLife("heat-pump")).toEqual(remainingLife("heat-pump", { minMonths: 0, maxMonths: 0 }).life);
  expect(usualLife()).toEqual({ from: 8, to: 20, orMore: true, basis: "ours" });
});

it("returns whole years and ranges for any age", () => {
  const ages = fc.tuple(fc.nat({ max: 1200 }), fc.nat({ max: 24 }));
  fc.assert(
    fc.property(fc.constantFrom(...types), ages, (type, [minMonths, more]) => {
      const result = remainingLife(type, { minMonths, maxMonths: minMonths + more });
      const ranges = [
        result.life,
        result.remaining,
        result.ifStillInUse,
        ...result.spread.map((each) => each.remaining),
      ];
      for (const { from, to } of ranges) {
        expect(Number.isInteger(from) && Number.isInteger(to)).toBe(true);
        expect(from >= 0 && from <= to).toBe(true);
      }
      expect(result.ifStillInUse.to).toBeGreaterThan(0);
      expect(result.pastMean).toBe(minMonths / 12 > meanFigures[type].years[0]);
    }),
  );
});
