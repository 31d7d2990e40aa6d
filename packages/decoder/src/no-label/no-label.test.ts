import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { brands } from "../brands/index.ts";
import { decode } from "../engine/decode.ts";
import { ageOfYears } from "./age-of-years.ts";
import { arrestor, marks } from "./eras.ts";
import { interpret } from "./interpret.ts";
import { narrow } from "./narrow.ts";
import { clueCases } from "./no-label.cases.ts";
import type { Clue, QuestionCode } from "./question.ts";
import { questionsLeft } from "./questions.ts";
import { disambiguate } from "./disambiguate.ts";
import { common, overlap } from "./years.ts";

const today = "2026-11-20";

describe("a clue", () => {
  it.each(clueCases)("$clue leaves $years: $because", ({ clue, years }) => {
    expect(interpret(clue, today)?.years).toEqual(years);
  });

  it("has a reason, a confidence and sources", () => {
    expect(interpret({ question: "gas-valve-code", code: "9437" }, today)).toMatchObject({
      reason: { code: "valve-made", values: { year: 1994, week: 37 } },
      basis: "ours",
      confidence: "low",
      sources: [{ title: "CPSC recall 96-070" }, { title: "CPSC recall 04-128" }],
    });
    expect(
      interpret({ question: "energy-factor", type: "gas-tank", gallons: 40, energyFactor: 0.55 }, today),
    ).toMatchObject({
      reason: { code: "below-minimum", values: { minimum: 0.594, until: 2004 } },
      basis: "source",
      confidence: "medium",
    });
  });

  it("is refused on an invalid day", () => {
    expect(() => interpret({ question: "rating-name", answer: "ef" }, "today")).toThrow(RangeError);
  });
});

describe("several clues", () => {
  const clues: readonly Clue[] = [
    { question: "gas-valve-code", code: "0712" },
    { question: "rating-name", answer: "ef" },
    { question: "standard-year", year: 2006 },
    { question: "standard-year", year: 2100 },
  ];

  it("narrow the years down step by step", () => {
    const { years, steps, unused } = narrow(clues, today);
    expect(years).toEqual([2007, 2008]);
    expect(steps.map(({ question, left, agrees }) => [question, left, agrees])).toEqual([
      ["rating-name", [null, 2017], true],
      ["standard-year", [2006, 2017], true],
      ["gas-valve-code", [2007, 2008], true],
    ]);
    expect(unused).toEqual([{ question: "standard-year", year: 2100 }]);
  });

  it("follow the more reliable one if they contradict each other", () => {
    const { years, steps } = narrow(
      [
        { question: "gas-valve-code", code: "9437" },
        { question: "rating-name", answer: "uef" },
      ],
      today,
    );
    expect(years).toEqual([2016, 2026]);
    expect(steps.at(-1)).toMatchObject({ question: "gas-valve-code", agrees: false, left: [2016, 2026] });
  });

  it("end today if there are none", () => {
    expect(narrow([], today)).toEqual({ years: [null, 2026], steps: [], unused: [] });
  });

  it("have the same result in any order, and never remove a year that they allow", () => {
    const clue = fc.constantFrom(...clueCases.map((each) => each.clue));
    fc.assert(
      fc.property(fc.array(clue, { maxLength: 6 }), (given) => {
        const { years, steps } = narrow(given, today);
        expect(narrow(given.toReversed(), today).years).toEqual(years);
        expect((years[0] ?? 0) <= (years[1] ?? 0)).toBe(true);
        expect(years[1]).toBeLessThanOrEqual(2026);
        for (const step of steps) expect(overlap(step.years, step.left)).toBe(step.agrees);
      }),
    );
  });

  it("accept any text as a valve code", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (code) => {
        const interpretation = interpret({ question: "gas-valve-code", code }, today);
        expect(interpretation === undefined || (interpretation.years[0] ?? 0) <= 2026).toBe(true);
      }),
    );
    expect(interpret({ question: "gas-valve-code", code: "1".repeat(100_000) }, today)).toBeUndefined();
  });
});

describe("the remaining questions", () => {
  it("are all of them at the start", () => {
    expect(questionsLeft()).toHaveLength(12);
    expect(questionsLeft({ energy: "electric" })).not.toContain("gas-valve-code");
    expect(questionsLeft({ energy: "electric" })).not.toContain("flame-arrestor");
    expect(questionsLeft({ energy: "gas" })).not.toContain("electric-tank-size");
  });

  it.each([
    [
      [2018, 2026],
      ["label-price", "standard-year", "printed-date", "inspection-tag", "installation-sticker", "pipe-tag"],
    ],
    [
      [null, 1985],
      ["standard-year", "printed-date", "inspection-tag", "installation-sticker", "pipe-tag"],
    ],
    [[2009, 2009], []],
  ] as const)("can still exclude some of %j", (years, left) => {
    expect(questionsLeft({ years, energy: "electric" })).toEqual(left);
  });

  it("are those that were not answered", () => {
    const asked: readonly QuestionCode[] = ["rating-name", "label-price"];
    expect(questionsLeft({ asked })[0]).toBe("gas-valve-code");
  });
});

describe("the age range of years", () => {
  it.each([
    [[2024, 2026], 0, 34, "good", true],
    [[2016, 2018], 94, 130, "monitor", false],
    [[2016, 2017], 106, 130, "replace", false],
    [[2018, 2026], 0, 106, "good", false],
    [[2008, 2026], 0, 226, "replace", false],
    [[2019, 2019], 82, 94, "monitor", true],
    [[null, 2003], 274, null, "replace", true],
    [[null, null], 0, null, "replace", false],
  ] as const)(
    "%j is from %i to %s months: most likely %s, certain: %s",
    (years, minMonths, maxMonths, state, isCertain) => {
      expect(ageOfYears(years, today)).toEqual({ minMonths, maxMonths, state, isCertain });
    },
  );
});

it("has a URL for each source about features of a heater", () => {
  for (const { sources } of [...Object.values(arrestor), ...Object.values(marks)])
    for (const { url = "" } of sources) expect(URL.canParse(url), url).toBe(true);
});

describe("dates are narrowed down", () => {
  const say = (dates: readonly string[], energy?: "electric" | "gas") => {
    const next = disambiguate(dates, { energy });
    return (
      next && [next.question, next.tells, next.answers.map(({ code, leaves }) => [code, ...leaves].join(" "))]
    );
  };

  it.each([
    [["2025-08", "2005-08"], undefined, ["rating-name", "always", ["uef 2025-08", "ef 2005-08"]]],
    [
      ["2019", "2024-03"],
      "electric",
      ["label-price", "always", ["prices-2023 2024-03", "prices-before-2023 2019"]],
    ],
    [
      ["2005-08", "1985-08"],
      "gas",
      ["gas-valve-code", "always", ["code-between 1985-08", "code-between 2005-08"]],
    ],
    [["2005", "1985"], "electric", ["standard-year", "sometimes", ["year-from 2005"]]],
    [
      ["1985", "2005", "2025"],
      "gas",
      ["gas-valve-code", "always", ["code-between 1985", "code-between 2005", "code-between 2025"]],
    ],
    [["1985", "2005", "2025"], undefined, ["rating-name", "always", ["uef 2025", "ef 1985 2005"]]],
    [["2016", "2017"], undefined, ["standard-year", "sometimes", ["year-from 2017"]]],
    [["2005-03", "2005-09"], "gas", undefined],
    [["2005", "2005"], "gas", undefined],
    [[], "gas", undefined],
  ] as const)("%j of %s heaters by %j", (dates, energy, expected) => {
    expect(say(dates, energy)).toEqual(expected);
  });

  it("using the years that the answer is about", () => {
    expect(disambiguate(["1985-08", "2005-08"], { energy: "gas" })?.answers).toMatchObject([
      { values: { from: "8401", to: "8553" }, reason: { code: "valve-fitted-soon", values: { years: 1 } } },
      { values: { from: "0401", to: "0553" } },
    ]);
    expect(disambiguate(["1985-08", "2005-08"])?.answers).toMatchObject([{ values: { year: 1986 } }]);
  });

  it("by the kind of heater where the brand has a rule for each", () => {
    const decoding = decode(brands.bosch, "841200067", { today });
    if (decoding.status === "unreadable") throw new Error("It is readable");
    expect(disambiguate(decoding.candidates)).toMatchObject({
      question: "heater-kind",
      answers: [
        { code: "boiler-or-gas", leaves: ["1988-01"] },
        { code: "small-electric", leaves: ["2004-12"] },
      ],
      sources: [{}, {}],
    });
    expect(disambiguate(decoding.candidates.map(({ date }) => date))?.question).not.toBe("heater-kind");
  });

  it("in Europe only for the kind of heater, because other questions are about American labels", () => {
    const decoding = decode(brands.viessmann, "7722319001060123", { today });
    if (decoding.status === "unreadable") throw new Error("It is readable");
    expect(disambiguate(decoding.candidates)?.question).toBe("rating-name");
    expect(disambiguate(decoding.candidates, { isEuropean: true })).toBeUndefined();
    const both = decode(brands.bosch, "841200067", { today });
    if (both.status === "unreadable") throw new Error("It is readable");
    expect(disambiguate(both.candidates, { isEuropean: true })?.question).toBe("heater-kind");
  });

  it("so that each answer keeps some and excludes some", () => {
    const date = fc
      .tuple(fc.integer({ min: 1950, max: 2026 }), fc.integer({ min: 1, max: 12 }))
      .map(([year, month]) => `${year}-${`${month}`.padStart(2, "0")}`);
    const energy = fc.constantFrom("gas", "electric", undefined);
    fc.assert(
      fc.property(fc.array(date, { maxLength: 4 }), energy, (dates, kind) => {
        const distinct = new Set(dates).size;
        const next = disambiguate(dates, { energy: kind });
        if (!next) return;
        for (const { leaves } of next.answers) {
          expect(leaves.length).toBeGreaterThan(0);
          expect(leaves.length).toBeLessThan(distinct);
          expect(leaves.every((each) => dates.includes(each))).toBe(true);
        }
        const left = next.answers.flatMap(({ leaves }) => leaves);
        if (next.tells === "always") expect(new Set(left).size).toBe(distinct);
      }),
    );
  });
});

it("intersects two ranges of years", () => {
  expect(common([null, 2017], [2006, null])).toEqual([2006, 2017]);
  expect(common([null, null], [null, null])).toEqual([null, null]);
  expect([overlap([2000, 2005], [2005, null]), overlap([2000, 2005], [2006, null])]).toEqual([true, false]);
});
