import { expect, it } from "vitest";
import { compareCounter } from "./counter.ts";

/** A counter that grows by 1,000 a month, then by 2,000. */
const marks = [
  { year: 2000, month: 1, at: 0 },
  { year: 2005, month: 1, at: 60_000 },
  { year: 2010, month: 1, at: 180_000 },
];
const compare = (at: number, year: number, month: number) => compareCounter(marks, at, year, month);

it("agrees with a number at most half a year away", () => {
  expect(compare(30_000, 2002, 7)).toEqual({ code: "counter-fits", values: { expected: 30_000 } });
  expect(compare(36_000, 2002, 7)?.code).toBe("counter-fits");
  expect(compare(24_000, 2002, 7)?.code).toBe("counter-fits");
});

it("is neutral between half a year and a year and a half", () => {
  expect(compare(36_001, 2002, 7)).toBeUndefined();
  expect(compare(48_000, 2002, 7)).toBeUndefined();
});

it("contradicts a number further away", () => {
  expect(compare(48_001, 2002, 7)).toEqual({ code: "counter-misfit", values: { expected: 30_000 } });
  expect(compare(9_999_999, 2002, 7)?.code).toBe("counter-misfit");
});

it("interpolates between the two milestones around the month", () => {
  expect(compare(120_000, 2007, 7)).toEqual({ code: "counter-fits", values: { expected: 120_000 } });
  expect(compare(60_000, 2005, 1)).toEqual({ code: "counter-fits", values: { expected: 60_000 } });
  expect(compare(0, 2000, 1)).toEqual({ code: "counter-fits", values: { expected: 0 } });
});

it("extrapolates for five years after the last milestone", () => {
  expect(compare(300_000, 2015, 1)).toEqual({ code: "counter-fits", values: { expected: 300_000 } });
  expect(compare(300_000, 2015, 2)).toBeUndefined();
});

it("is neutral before the first milestone", () => {
  expect(compare(0, 1999, 12)).toBeUndefined();
});

it("needs two milestones to know the rate", () => {
  expect(compareCounter(marks.slice(0, 1), 1, 2002, 1)).toBeUndefined();
});
