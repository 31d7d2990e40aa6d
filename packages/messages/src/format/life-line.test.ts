import { describe, expect, it } from "vitest";
import { languages } from "../catalog/languages.ts";
import { translatorIn } from "../server.ts";
import { lifeLine, type LifeLineInput } from "./life-line.ts";

const english = translatorIn("en");
const today = "2026-11-23";
const anyKind = { life: { from: 8, to: 20 }, isKindKnown: false };
const gasTank = { life: { from: 8, to: 15 }, isKindKnown: true };
const sixYears = { from: 6, to: 6 };
const twoDates: LifeLineInput["dates"] = [
  { year: 2005, month: 8 },
  { year: 1985, month: 8 },
];

const month = (minMonths: number): LifeLineInput["age"] => ({
  minMonths,
  maxMonths: minMonths,
  precision: "month",
});
const drawLine = (input: Omit<LifeLineInput, "today">) => lifeLine(english, { ...input, today });

describe("the legend", () => {
  const summer = { year: 2026, month: 8 };
  const march = { year: 2019, month: 3 };
  const wholeYear = { minMonths: 83, maxMonths: 94, precision: "year" } as const;

  it.each<readonly [string, Omit<LifeLineInput, "today">, readonly string[]]>([
    [
      "3 months, kind and warranty known",
      { dates: [summer], age: month(3), warranty: sixYears, ...gasTank },
      ["Warranty until 2032", "Expected life 2034–2041"],
    ],
    [
      "7 years, kind unknown",
      { dates: [{ year: 2019 }], age: wholeYear, ...anyKind },
      ["Expected life 8 to 20 years, by type"],
    ],
    [
      "22 years",
      { dates: [{ year: 2004, month: 5 }], age: month(270), warranty: { from: 6, to: 12 }, ...anyKind },
      ["Warranty until 2010–2016", "Expected life 2012–2024", "Past that 2 years"],
    ],
    [
      "45 years",
      { dates: [{ year: 1981, week: 40 }], age: month(541), ...gasTank },
      ["Expected life 1989–1996", "Past that 30 years"],
    ],
    [
      "7 years, installed two years after it was made",
      { dates: [march], age: month(92), warranty: sixYears, installed: "2021-03", ...gasTank },
      ["Warranty until 2027", "Expected life 2027–2034"],
    ],
    [
      "7 years, installed in the year in which it was made",
      { dates: [march], age: month(92), warranty: sixYears, installed: "2019", ...gasTank },
      ["Warranty until 2025", "Expected life 2027–2034"],
    ],
  ])("%s", (_name, input, legend) => {
    expect(drawLine(input).legend.map(({ name, value }) => `${name} ${value}`)).toEqual(legend);
  });
});

it.each([
  [{ year: 2016, week: 48 }, "Dec 2016"],
  [{ year: 2018, week: 36 }, "Sep 2018"],
  [{ year: 2015, week: 1 }, "Jan 2015"],
])("has the same month of %j as its text", (date, text) => {
  const { starts } = drawLine({ dates: [date], age: month(94), ...anyKind });
  expect(starts.map((start) => start.text)).toEqual([text]);
});

it("starts at each of two dates and continues from the first", () => {
  const line = drawLine({ dates: twoDates, age: month(255), ...gasTank });
  expect(line.starts.map(({ text }) => text)).toEqual(["1985", "2005"]);
  expect(line.starts[0]?.at).toBe(0);
  expect(line.spans[0]).toMatchObject({ tone: "life", from: expect.closeTo(0.64, 1) as number });
  expect(line.today).toMatchObject({ text: "Today", isBelow: false });
  expect(line.label).toBe(
    "Made in Aug 2005. Made in Aug 1985. Expected life: 2013–2020. Past that: 6 years. Today is 2026.",
  );
});

it("has today below the line if it is close to the manufacture", () => {
  const line = drawLine({ dates: [{ year: 2026, month: 8 }], age: month(3), ...gasTank });
  expect(line.starts.map(({ text }) => text)).toEqual(["Aug 2026"]);
  expect(line.today).toMatchObject({ text: "Today", isBelow: true });
});

it("starts the warranty on the day of installation", () => {
  const dates = [{ year: 2019, month: 1 }] as const;
  const warranty = { warranty: sixYears, installed: "2022-01-01" };
  const line = drawLine({ dates, age: month(94), ...warranty, ...gasTank });
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
      warranty: { from: 6, to: 12 },
      ...anyKind,
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
