import { describe, expect, it } from "vitest";
import { languages } from "../catalog/languages.ts";
import { translatorIn } from "../server.ts";
import { confidenceText } from "./explanation.ts";
import { parseDate } from "./iso-dates.ts";
import { problemText } from "./problem.ts";
import { actionsFor, recommendationText } from "./recommendation.ts";
import { createTranslator } from "./translator.ts";

const english = translatorIn("en");

describe("parseDate", () => {
  it.each([
    ["2018", { year: 2018 }],
    ["2018-09", { year: 2018, month: 9 }],
    ["1999-W48", { year: 1999, week: 48 }],
    ["2018-09-05", { year: 2018, month: 9, day: 5 }],
    ["05/2018", undefined],
    ["", undefined],
  ])("%j: %j", (date, parts) => {
    expect(parseDate(date)).toEqual(parts);
  });
});

describe("recommendationText", () => {
  it("returns the state and what to do", () => {
    expect(recommendationText(english, "good", [])).toBe(
      [english.formatMessage({ id: "recommendation.good" }), ...actionsFor(english, "good")].join(" "),
    );
  });

  it("lists every other date with its state", () => {
    const text = recommendationText(english, "replace", [
      { date: { year: 1985, month: 8 }, state: "replace" },
      { date: { year: 2018, week: 36 }, state: "monitor" },
      { date: { year: 2020 }, state: "monitor" },
    ]);
    expect(text).toContain(
      "August 1985 (replacement recommended), week 36 of 2018 (monitor closely), or 2020 (",
    );
  });

  it.each(languages)("has every text in $name", ({ code }) => {
    const text = recommendationText(translatorIn(code), "monitor", [
      { date: { year: 2018, week: 3 }, state: "monitor" },
    ]);
    expect(text).not.toMatch(/[{}]|undefined/u);
  });
});

describe("confidenceText", () => {
  const maker = { kind: "maker" };
  const regulator = { kind: "regulator" };
  const sources = [{ kind: "trade" }, { kind: "compiled" }, { kind: "trade" }];

  it.each([
    ["high", [...sources, regulator, maker], "High: confirmed by the maker."],
    ["high", [...sources, regulator], "High: confirmed by a regulator."],
    ["high", sources, "High: several independent trade sources agree."],
    ["high", [], "High: confirmed by the maker, a regulator or several independent sources."],
    ["medium", sources, "Medium: based on trade sources, but not fully confirmed."],
    ["low", sources, "Low: weak sources, or a number that doesn’t quite fit."],
  ] as const)("says for %s what it is based on: %j", (confidence, all, text) => {
    expect(confidenceText(english, { confidence, sources: all })).toBe(text);
  });

  it("names a contradicting model number", () => {
    const reasons = [{ code: "model-contradicts" }];
    expect(confidenceText(english, { confidence: "medium", sources, reasons })).toBe(
      "Medium: the model number contradicts this date.",
    );
  });
});

describe("problemText", () => {
  it.each([
    ["en", "gb", "Benchmark"],
    ["en", "au", "Australia"],
    ["de", "gb", "Schornsteinfegerprotokoll"],
    ["fr", "elsewhere", "attestation"],
    ["it", "es", "libretto di impianto"],
  ] as const)("says in %s where the date of a heater from %s stands", (language, market, words) => {
    const text = (code: "no-public-rule" | "impossible-date") =>
      problemText(translatorIn(language), { code, market }, "Acme");
    expect(text("no-public-rule")).toContain(words);
    expect(text("impossible-date")).not.toContain(words);
    const american = problemText(translatorIn(language), { code: "no-public-rule" }, "Acme");
    expect(american).not.toContain(words);
  });

  it("contains the name of the brand", () => {
    expect(problemText(english, { code: "no-format" }, "Rheem")).toContain("Rheem");
  });

  it("distinguishes whether any brand matches when the brand is unknown", () => {
    const [some, none] = [
      english.formatMessage({ id: "problems.other-some" }),
      english.formatMessage({ id: "problems.other-none" }),
    ];
    expect(problemText(english, { code: "brand-open" }, undefined)).toBe(some);
    expect(problemText(english, { code: "no-format" }, undefined)).toBe(none);
  });

  it("says what another number is", () => {
    expect(problemText(english, { code: "other-number", kind: "phone" }, "Rheem")).toContain(
      "a phone number",
    );
    expect(problemText(english, { code: "other-number", kind: "board" }, undefined)).toContain(
      "National Board",
    );
  });

  it("gives the dates of the first characters only as a hint, with the characters to check", () => {
    const hint = { start: "AE", rest: "1100", dates: ["2024-05", "2004-05"] };
    const text = problemText(english, { code: "no-format", hint }, "Bradford White");
    for (const part of ["If AE", "May 2024 or May 2004", "1100"]) expect(text).toContain(part);
  });

  it("reports a model number for any brand", () => {
    const text = english.formatMessage({ id: "problems.looks-like-model" });
    expect(problemText(english, { code: "looks-like-model" }, undefined)).toBe(text);
    expect(problemText(english, { code: "looks-like-model" }, "Rheem")).toBe(text);
  });
});

it("createTranslator throws for a text that was not bundled", () => {
  expect(() => createTranslator("en", {}).formatMessage({ id: "reading.years" })).toThrow(RangeError);
});
