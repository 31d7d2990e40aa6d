import * as fc from "fast-check";
import type { Language } from "@heater-age/messages";
import { describe, expect, it } from "vitest";
import { answersIn, codeInQuery } from "./answers.ts";
import { guide } from "./guide.ts";
import { guideCodes } from "./questions.ts";

const today = "2026-11-20";

function lead(text: string, language: Language = "en") {
  const query = new URLSearchParams(text);
  return guide(answersIn(query, today), codeInQuery(query), today, language);
}

describe("the questions", () => {
  it("continue with the most informative one, never an uninformative one", () => {
    expect(lead("energy=gas")).toMatchObject({
      questionCode: "rating-name",
      number: 2,
      previous: { questionCode: "energy" },
    });
    expect(lead("energy=electric&rating-name=uef").questionCode).toBe("label-price");
    expect(lead("energy=electric&rating-name=ef").questionCode).toBe("standard-year");
  });

  it.each(["de", "fr", "it"] as const)("skip what only American labels and laws tell, in %s", (language) => {
    expect(lead("energy=gas", language)).toMatchObject({ questionCode: "gas-valve-code", left: 5 });
    expect(lead("energy=electric", language)).toMatchObject({ questionCode: "standard-year", left: 4 });
  });

  it("skip what a missing label answers", () => {
    expect(lead("energy=gas&rating-name=unknown").questionCode).toBe("label-price");
    expect(lead("energy=gas&rating-name=no-label").questionCode).toBe("gas-valve-code");
  });

  it("repeat a mistyped answer and one that the visitor changes", () => {
    expect(lead("energy=gas&gas-valve-code=12&rating-name=ef")).toMatchObject({
      questionCode: "gas-valve-code",
      given: { wrong: "code" },
      number: 2,
      previous: { questionCode: "energy" },
      years: [null, 2017],
    });
    expect(lead("energy=gas&rating-name=ef&ask=rating-name")).toMatchObject({
      questionCode: "rating-name",
      given: { clue: { answer: "ef" } },
    });
  });

  it("end when one year is left or no question is informative", () => {
    const one = lead("energy=gas&standard-year=2006&inspection-tag=2006");
    expect(one.years).toEqual([2006, 2006]);
    expect(one).not.toHaveProperty("questionCode");
    expect(one).toMatchObject({ left: 0, age: { state: "replace", isCertain: true } });
  });

  it("keep contradictory and uninformative answers visible", () => {
    const { years, effects } = lead("rating-name=uef&gas-valve-code=9437&electric-tank-size=40");
    expect(years).toEqual([2016, 2026]);
    expect(effects.map(({ answer, step }) => [answer.questionCode, step?.agrees])).toEqual([
      ["rating-name", true],
      ["gas-valve-code", false],
      ["electric-tank-size", undefined],
    ]);
  });

  it("report when all effective answers are weak", () => {
    expect(lead("energy=gas&gas-valve-code=0712")).toMatchObject({ weak: true, before: [null, 2026] });
    expect(lead("energy=gas&gas-valve-code=0712&rating-name=ef").weak).toBe(false);
  });

  it("end for a visitor who knows no answer", () => {
    let query = "";
    for (let count = 0; count <= guideCodes.length; count += 1) {
      const { questionCode } = lead(query);
      if (questionCode === undefined) return;
      query += `&${questionCode}=unknown`;
    }
    expect.unreachable("It goes on");
  });

  it("lead to a range of years for any answers", () => {
    const value = fc.constantFrom("unknown", "gas", "uef", "ef", "2023", "open", "ahri", "0712", "2014", "x");
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...guideCodes), value)), (given) => {
        const { years, left, number } = lead(new URLSearchParams(given.map((each) => [...each])).toString());
        expect((years[0] ?? 0) <= (years[1] ?? 0)).toBe(true);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(number).toBeGreaterThan(0);
      }),
    );
  });
});
