import { describe, expect, it } from "vitest";
import { languages } from "../catalog/languages.ts";
import { translatorIn } from "../server.ts";
import { lifeLine, type LifeLineInput } from "./life-line.ts";

const english = translatorIn("en");
const today = "2026-11-23";
const anyKind = { from: 8, to: 20 };
const gasTank = { from: 8, to: 15 };

const month = (minMonths: number): LifeLineInput["age"] => ({
  minMonths,
  maxMonths: minMonths,
  precision: "month",
});
const readLegend = (input: Omit<LifeLineInput, "today">) =>
  lifeLine(english, { ...input, today }).legend.map(({ name, value }) => `${name} ${value}`);

describe("the legend", () => {
  it.each<readonly [string, Omit<LifeLineInput, "today">, readonly string[]]>([
    [
      "3 months, kind and warranty known",
      {
        dates: [{ year: 2026, month: 8 }],
        age: month(3),
        life: gasTank,
        warranty: { from: 6, to: 6 },
        isKindKnown: true,
      },
      ["Warranty until 2032", "Expected life 2034–2041"],
    ],
    [
      "7 years, kind unknown",
      {
        dates: [{ year: 2019 }],
        age: { minMonths: 83, maxMonths: 94, precision: "year" },
        life: anyKind,
        isKindKnown: false,
      },
      ["Expected life 8 to 20 years, by type"],
    ],
    [
      "22 years",
      {
        dates: [{ year: 2004, month: 5 }],
        age: month(270),
        life: anyKind,
        warranty: { from: 6, to: 12 },
        isKindKnown: false,
      },
      ["Warranty until 2010–2016", "Expected life 2012–2024", "Past that 2 years"],
    ],
    [
      "45 years",
      { dates: [{ year: 1981, week: 40 }], age: month(541), life: gasTank, isKindKnown: true },
      ["Expected life 1989–1996", "Past that 30 years"],
    ],
    [
      "7 years, installed two years after it was made",
      {
        dates: [{ year: 2019, month: 3 }],
        age: month(92),
        life: gasTank,
        warranty: { from: 6, to: 6 },
        installed: "2021-03",
        isKindKnown: true,
      },
      ["Warranty until 2027", "Expected life 2027–2034"],
    ],
    [
      "7 years, installed in the year in which it was made",
      {
        dates: [{ year: 2019, month: 3 }],
        age: month(92),
        life: gasTank,
        warranty: { from: 6, to: 6 },
        installed: "2019",
        isKindKnown: true,
      },
      ["Warranty until 2025", "Expected life 2027–2034"],
    ],
  ])("%s", (_name, input, legend) => {
    expect(readLegend(input)).toEqual(legend);
  });
});

it.each([
  [{ year: 2016, week: 48 }, "Dec 2016"],
  [{ year: 2018, week: 36 }, "Sep 2018"],
  [{ year: 2015, week: 1 }, "Jan 2015"],
])("has the same month of %j as its text", (date, text) => {
  const { starts } = lifeLine(english, {
    dates: [date],
    age: month(94),
    today,
    life: anyKind,
    isKindKnown: false,
  });
  expect(starts.map((start) => start.text)).toEqual([text]);
});

it("starts at each of two dates and continues from the first", () => {
  const line = lifeLine(english, {
    dates: [
      { year: 2005, month: 8 },
      { year: 1985, month: 8 },
    ],
    age: month(255),
    today,
    life: gasTank,
    isKindKnown: true,
  });
  expect(line.starts.map(({ text }) => text)).toEqual(["1985", "2005"]);
  expect(line.starts[0]?.at).toBe(0);
  expect(line.spans[0]).toMatchObject({ tone: "life", from: expect.closeTo(0.64, 1) as number });
  expect(line.today).toMatchObject({ text: "Today", isBelow: false });
  expect(line.label).toBe(
    "Made in Aug 2005. Made in Aug 1985. Expected life: 2013–2020. Past that: 6 years. Today is 2026.",
  );
});

it("has today below the line if it is close to the manufacture", () => {
  const line = lifeLine(english, {
    dates: [{ year: 2026, month: 8 }],
    age: month(3),
    today,
    life: gasTank,
    isKindKnown: true,
  });
  expect(line.starts.map(({ text }) => text)).toEqual(["Aug 2026"]);
  expect(line.today).toMatchObject({ text: "Today", isBelow: true });
});

it("starts the warranty on the day of installation", () => {
  const line = lifeLine(english, {
    dates: [{ year: 2019, month: 1 }],
    age: month(94),
    today,
    life: gasTank,
    warranty: { from: 6, to: 6 },
    installed: "2022-01-01",
    isKindKnown: true,
  });
  // From the third to the ninth of 15 years.
  expect(line.spans.find(({ tone }) => tone === "warranty")).toEqual({
    tone: "warranty",
    from: expect.closeTo(0.2) as number,
    to: expect.closeTo(0.6) as number,
  });
});

describe.each(languages)("in $code", ({ code }) => {
  it.each([1971, 1981, 2004, 2014, 2019, 2025, 2026])("is complete for a heater of %i", (year) => {
    const old = (2026 - year) * 12;
    const line = lifeLine(translatorIn(code), {
      dates: [{ year, month: 8 }],
      age: month(old),
      today,
      life: anyKind,
      warranty: { from: 6, to: 12 },
      isKindKnown: false,
    });
    const places = [
      line.today.at,
      ...line.starts.map(({ at }) => at),
      ...line.spans.flatMap(({ from, to }) => [from, to]),
    ];
    for (const at of places) expect(at >= 0 && at <= 1, String(at)).toBe(true);
    for (const { from, to } of line.spans) expect(to).toBeGreaterThan(from);
    expect(line.label).not.toMatch(/[{}]|undefined|NaN/u);
    const words = [...line.starts, ...(line.today.isBelow ? [] : [line.today])].filter(
      ({ text }) => text !== "",
    );
    expect(words.length).toBeGreaterThan(0);
    for (const [index, { at }] of words.entries())
      expect(at - (words[index - 1]?.at ?? -1)).toBeGreaterThanOrEqual(0.3);
  });
});
