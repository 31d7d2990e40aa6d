import { expect, it } from "vitest";
import { translatorIn } from "../server.ts";
import { ageParts, ageText, eitherYearsText, monthsText } from "./ages.ts";
import { datesText, dateText, dayText } from "./dates.ts";
import { plateParts } from "./plate.ts";

const english = translatorIn("en");
const german = translatorIn("de");
const french = translatorIn("fr");

it.each([
  ["en", { year: 2018 }, "2018"],
  ["en", { year: 2005, month: 8 }, "August 2005"],
  ["en", { year: 2018, week: 36 }, "week 36 of 2018, early September"],
  ["en", { year: 2000, week: 20 }, "week 20 of 2000, mid May"],
  ["en", { year: 2020, week: 53 }, "week 53 of 2020, late December"],
  ["en", { year: 2010, month: 5, day: 20 }, "May 20, 2010"],
  ["de", { year: 2005, month: 3 }, "März 2005"],
  ["de", { year: 2018, week: 36 }, "KW\u00a036/2018 (Anfang September)"],
  ["de", { year: 2000, week: 20 }, "KW\u00a020/2000 (Mitte Mai)"],
  ["de", { year: 2010, month: 5, day: 20 }, "20. Mai 2010"],
  ["fr", { year: 2010, month: 5, day: 1 }, "1er mai 2010"],
  ["fr", { year: 2010, month: 5, day: 21 }, "21 mai 2010"],
] as const)("a date in %s, %o: %s", (language, date, text) => {
  expect(dateText(translatorIn(language), date)).toBe(text);
});

it("formats a calendar day", () => {
  expect(dayText(english, "2026-11-20")).toBe("November 20, 2026");
  expect(dayText(french, "2026-11-01")).toBe("1er novembre 2026");
});

it("joins several dates, each once", () => {
  const dates = [
    { year: 2005, month: 8 },
    { year: 1985, month: 8 },
    { year: 2005, month: 8 },
  ];
  expect(datesText(english, dates)).toBe("August 2005 or August 1985");
  expect(datesText(german, dates)).toBe("August 2005 oder August 1985");
});

it.each([
  [0, "less than a month", "unter 1 Monat"],
  [1, "1 month", "1 Monat"],
  [12, "1 year", "1 Jahr"],
  [255, "21 years, 3 months", "21 Jahre, 3 Monate"],
])("%i months: %s, %s", (span, text, inGerman) => {
  expect(monthsText(english, span)).toBe(text);
  expect(monthsText(german, span)).toBe(inGerman);
});

it("joins the years of several ages, equal ones once", () => {
  const ages = [{ maxMonths: 255 }, { maxMonths: 495 }, { maxMonths: 259 }];
  expect(eitherYearsText(english, ages)).toBe("21 or 41");
  expect(eitherYearsText(german, ages)).toBe("21 oder 41");
});

it("makes an age no more precise than its date", () => {
  const month = { minMonths: 254, maxMonths: 255, precision: "month" } as const;
  const year = { minMonths: 94, maxMonths: 106, precision: "year" } as const;
  const wholeYear = { minMonths: 96, maxMonths: 107, precision: "year" } as const;
  expect(ageText(english, month)).toBe("21 years, 3 months");
  expect(ageText(english, year)).toBe("7 to 8 years");
  expect(ageText(english, wholeYear)).toBe("about 8 years");
  expect(ageText(german, year)).toBe("7 bis 8 Jahre");
  expect(ageText(german, wholeYear)).toBe("etwa 8 Jahre");
});

it("labels the parts of a serial number", () => {
  const parts = [
    { from: 0, to: 1, text: "B", means: "year" },
    { from: 1, to: 2, text: "H", means: "month" },
    { from: 2, to: 9, text: "6511396", means: "sequence" },
  ] as const;
  expect(plateParts(english, { year: 2005, month: 8, parts })).toEqual([
    { from: 0, text: "B", tone: "year", meaning: "year", value: "2005" },
    { from: 1, text: "H", tone: "month", meaning: "month", value: "August" },
    { from: 2, text: "6511396", tone: "other", meaning: "running number", value: undefined },
  ]);
});

it.each([
  [{ minMonths: 270, maxMonths: 270, precision: "month" }, "22 years", "and 6 months old"],
  [{ minMonths: 264, maxMonths: 264, precision: "day" }, "22 years", "old"],
  [{ minMonths: 3, maxMonths: 3, precision: "week" }, "3 months", "old"],
  [{ minMonths: 94, maxMonths: 106, precision: "year" }, "7 to 8 years", "old"],
] as const)("splits %o for large type", (age, main, rest) => {
  expect(ageParts(english, age)).toEqual({ main, rest });
});
