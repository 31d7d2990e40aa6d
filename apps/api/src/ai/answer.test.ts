import { describe, expect, it } from "vitest";
import { type Answer, AnswerSchema, toFacts, parseAnswer } from "./answer.ts";

const unknown = Object.fromEntries(
  Object.keys(AnswerSchema.properties).map((name) => [name, null]),
) as Answer;

const facts = (figures: Partial<Answer>) => toFacts({ ...unknown, ...figures });

describe("parseAnswer", () => {
  it.each([
    ["a sentence", "The capacity is 50 gallons."],
    ["an empty object", "{}"],
    ["a figure as text", JSON.stringify({ ...unknown, capacityGallons: "50" })],
    ["an unknown code", JSON.stringify({ ...unknown, fuel: "coal" })],
    ["text for a code", JSON.stringify({ ...unknown, type: "<script>alert(1)</script>" })],
    ["a field too many", JSON.stringify({ ...unknown, note: "Call 555" })],
  ])("refuses %s", (_name, text) => {
    expect(parseAnswer(text)).toBeUndefined();
  });
});

describe("toFacts", () => {
  it.each([
    ["capacityGallons", [0, -40, 151, 1e300]],
    ["warrantyYears", [0, 6.5, 16]],
  ] as const)("omits an impossible %s", (name, values) => {
    for (const value of values) {
      expect(facts({ [name]: value, fuel: "propane" })).toEqual({ fuel: "propane", features: [] });
      expect(facts({ [name]: value })).toBeUndefined();
    }
  });

  it("omits facts that contradict the kind of heater", () => {
    expect(facts({ type: "heat-pump", vent: "power", inputBtuPerHour: 40_000 })).toEqual({
      type: "heat-pump",
      features: [],
    });
    expect(facts({ type: "tankless-gas", capacityGallons: 50, maxGallonsPerMinute: 9.5 })).toEqual({
      type: "tankless-gas",
      maxGallonsPerMinute: 9.5,
      features: [],
    });
  });

  it.each([
    ["gas-tank", "electric"],
    ["electric-tank", "natural-gas"],
    ["tankless-electric", "propane"],
  ] as const)("refuses all facts of a %s that burns or draws %s", (type, fuel) => {
    expect(facts({ type, fuel, capacityGallons: 50 })).toBeUndefined();
  });
});
