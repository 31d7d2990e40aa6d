import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answersIn, codeInQuery, toQuery } from "./answers.ts";
import { guideCodes } from "./questions.ts";

const today = "2026-11-20";
const read = (query: string) => answersIn(new URLSearchParams(query), today);

describe("answers in an address", () => {
  it.each([
    ["rating-name=uef", { question: "rating-name", answer: "uef" }],
    ["gas-valve-code=0712", { question: "gas-valve-code", code: "0712" }],
    ["pipe-tag=+2014+", { question: "pipe-tag", year: 2014 }],
    ["electric-tank-size=66", { question: "electric-tank-size", gallons: 66 }],
    [
      "energy-factor=0,58&energy-factor-kind=gas-tank&energy-factor-gallons=50",
      { question: "energy-factor", energyFactor: 0.58, type: "gas-tank", gallons: 50 },
    ],
    [
      "energy-factor=.8&energy-factor=0.8&energy-factor-kind=tankless-gas&energy-factor-gallons=",
      { question: "energy-factor", energyFactor: 0.8, type: "tankless-gas" },
    ],
  ])("parses %s as %j", (query, clue) => {
    expect(read(query).map((answer) => answer.clue)).toEqual([clue]);
  });

  it.each([
    ["gas-valve-code=0799", "code"],
    ["gas-valve-code=", "code"],
    ["standard-year=2027", "year"],
    ["inspection-tag=1850", "year"],
    ["electric-tank-size=big", "gallons"],
    ["electric-tank-size=0", "gallons"],
    ["energy-factor=58&energy-factor-kind=gas-tank&energy-factor-gallons=50", "factor"],
    ["energy-factor=0.58", "kind"],
    ["energy-factor=0.58&energy-factor-kind=gas-tank&energy-factor-gallons=x", "gallons"],
  ])("marks %s as mistyped", (query, wrong) => {
    expect(read(query)).toMatchObject([{ wrong }]);
    expect(read(query)[0]).not.toHaveProperty("clue");
  });

  it.each([
    "rating-name=SEER",
    "energy=coal",
    "colour=grey",
    "energy-factor-kind=gas-tank",
    "ask=energy",
    "",
  ])("ignores %j", (query) => {
    expect(read(query)).toEqual([]);
  });

  it("keep the order of the address, each once, including unknown answers", () => {
    const query = "energy=gas&rating-name=unknown&gas-valve-code=0712&energy=electric";
    expect(read(query).map(({ questionCode, clue }) => [questionCode, clue !== undefined])).toEqual([
      ["energy", false],
      ["rating-name", false],
      ["gas-valve-code", true],
    ]);
    expect(toQuery(read(query), "energy")).toBe(
      "?energy=electric&rating-name=unknown&gas-valve-code=0712&ask=energy",
    );
    expect(toQuery([])).toBe("");
  });

  it("are unchanged after a round trip through the address", () => {
    const text = fc.oneof(fc.string({ maxLength: 150 }), fc.constantFrom("unknown", "0712", "2014", "uef"));
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...guideCodes), text)), (given) => {
        const answers = read(new URLSearchParams(given.map(([name, value]) => [name, value])).toString());
        expect(read(toQuery(answers))).toEqual(answers);
        for (const { fields } of answers)
          for (const [, value] of fields) expect(value.length).toBeLessThanOrEqual(100);
      }),
    );
  });
});

it("returns the requested question", () => {
  expect(codeInQuery(new URLSearchParams("ask=pipe-tag"))).toBe("pipe-tag");
  expect(codeInQuery(new URLSearchParams("ask=__proto__"))).toBeUndefined();
  expect(codeInQuery(new URLSearchParams())).toBeUndefined();
});
