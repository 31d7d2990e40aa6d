import { describe, expect, it } from "vitest";
import { warranty } from "./warranty.ts";

it("is active, with the remaining years", () => {
  expect(warranty("6 year limited tank warranty", 4)).toEqual({
    years: 6,
    status: "active",
    remainingYears: 2,
  });
  expect(warranty("6 year limited tank warranty", 0)).toEqual({
    years: 6,
    status: "active",
    remainingYears: 6,
  });
});

it("is expired from the final year on", () => {
  expect(warranty("6 year", 6)).toEqual({ years: 6, status: "expired", remainingYears: 0 });
  expect(warranty("6 year", 30)).toEqual({ years: 6, status: "expired", remainingYears: 0 });
});

describe("uses the first number of years", () => {
  it.each([
    ["10 Years tank, 6 years parts", 10],
    ["Parts: 1-year; tank: 12-year", 1],
    ["Limited 12 YEAR warranty", 12],
    ["8year", 8],
    ["9 - Year limited", 9],
    ["model 50240, 6 year", 6],
    ["10 and 6 years", 6],
    ["6 Jahre auf Speicher und Teile, 1 Jahr auf Arbeitslohn", 6],
    ["1 Jahr", 1],
    ["10 ans sur la cuve, 1 an sur les pièces", 10],
    ["1 an", 1],
    ["12 anni sul serbatoio", 12],
    ["1 anno", 1],
    ["8 años en el tanque", 8],
    ["1 año", 1],
    ["6 anos para o reservatório", 6],
    ["1 ano", 1],
  ])("in %j", (text, years) => {
    expect(warranty(text, 0)?.years).toBe(years);
  });
});

it.each(["", "lifetime", "six years", "year 6", "6 months", "2018", "1000 years"])(
  "is unknown if the text has no number of years: %j",
  (text) => {
    expect(warranty(text, 3)).toBeUndefined();
  },
);
