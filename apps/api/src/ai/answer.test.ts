import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Answer, AnswerSchema, toFacts, parseAnswer } from "./answer.ts";

const unknown = Object.fromEntries(
  Object.keys(AnswerSchema.properties).map((name) => [name, null]),
) as Answer;

const facts = (figures: Partial<Answer>) => toFacts({ ...unknown, ...figures });

describe("parseAnswer", () => {
  it("accepts the requested JSON", () => {
    expect(parseAnswer(JSON.stringify(unknown))).toEqual(unknown);
  });

  it.each([
    ["nothing", ""],
    ["a sentence", "The capacity is 50 gallons."],
    ["JSON in a fence", "```json\n{}\n```"],
    ["an empty object", "{}"],
    ["a list", "[]"],
    ["a figure as text", JSON.stringify({ ...unknown, capacityGallons: "50" })],
    ["an unknown code", JSON.stringify({ ...unknown, fuel: "coal" })],
    ["text for a code", JSON.stringify({ ...unknown, type: "<script>alert(1)</script>" })],
    ["a field too many", JSON.stringify({ ...unknown, note: "Call 555" })],
    ["a prototype", '{"__proto__":{"capacityGallons":50}}'],
  ])("refuses %s", (_name, text) => {
    expect(parseAnswer(text)).toBeUndefined();
  });
});

describe("toFacts", () => {
  it("returns known facts", () => {
    expect(facts({ type: "gas-tank", fuel: "propane", capacityGallons: 50, warrantyYears: 6 })).toEqual({
      type: "gas-tank",
      fuel: "propane",
      capacityGallons: 50,
      warrantyYears: 6,
      features: [],
    });
  });

  it("returns nothing if nothing is known", () => {
    expect(facts({})).toBeUndefined();
  });

  it.each([
    ["capacityGallons", [0, -40, 151, 1e300]],
    ["firstHourGallons", [4, 301]],
    ["maxGallonsPerMinute", [0, 16]],
    ["inputBtuPerHour", [40, 9_999, 400_001]],
    ["watts", [4.5, 54_001]],
    ["volts", [12, 481]],
    ["uniformEnergyFactor", [0.1, 92]],
    ["heightInches", [7, 91]],
    ["diameterInches", [7, 41]],
    ["weightPounds", [9, 1001]],
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

  it("returns only codes and numbers, never text from the response", () => {
    const value = fc.oneof(
      fc.constant(null),
      fc.double(),
      fc.string(),
      fc.constantFrom("gas-tank", "electric"),
    );
    const answers = fc.record(Object.fromEntries(Object.keys(unknown).map((name) => [name, value])));
    fc.assert(
      fc.property(answers, (written) => {
        const answer = parseAnswer(JSON.stringify(written));
        const { type, fuel, vent, features, ...figures } = (answer && toFacts(answer)) ?? { features: [] };
        expect(features).toEqual([]);
        expect(["gas-tank", undefined]).toContain(type);
        expect(["electric", undefined]).toContain(fuel);
        expect(vent).toBeUndefined();
        expect(Object.values(figures).filter((figure) => typeof figure !== "number")).toEqual([]);
      }),
    );
  });
});
