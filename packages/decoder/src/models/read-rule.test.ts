import { describe, expect, it } from "vitest";
import type { ModelRule } from "./rules/model-rule.ts";
import { readRule, readRules } from "./read-rule.ts";

const invented = {
  id: "acme",
  shape: /^(?<prefix>AC)(?<capacity>\d{2})(?<height>[TSQ])(?<option>[A-Z])?(?<power>\d{2})?(?<option2>\d)?$/u,
  says: { type: "electric-tank", fuel: "electric", features: ["smart"] },
  read: {
    capacity: { 75: { capacityGallons: 74 } },
    height: { T: { height: "tall" }, S: { height: "short" } },
    option: { B: { features: ["blanket"] }, W: { watts: 0 } },
    power: 1_000,
  },
  inferred: ["height", "volts"],
  confidence: "low",
  sources: [{ title: "rating plate, photograph 1", kind: "trade" }],
} as const satisfies ModelRule;

describe("readRule", () => {
  it("returns the facts of every number with this shape and those of its parts", () => {
    expect(readRule(invented, "AC50TB451")).toEqual({
      pattern: "acme",
      facts: {
        type: "electric-tank",
        fuel: "electric",
        features: ["smart", "blanket"],
        capacityGallons: 50,
        height: "tall",
        watts: 45_000,
      },
      inferred: ["height"],
      parts: [
        { from: 0, to: 2, text: "AC", means: "prefix" },
        { from: 2, to: 4, text: "50", means: "capacity" },
        { from: 4, to: 5, text: "T", means: "height" },
        { from: 5, to: 6, text: "B", means: "option" },
        { from: 6, to: 8, text: "45", means: "power" },
        { from: 8, to: 9, text: "1", means: "option" },
      ],
      confidence: "low",
      sources: invented.sources,
    });
  });

  it("prefers a table's code to its digits, and a later part to an earlier one", () => {
    expect(readRule(invented, "AC75S")?.facts.capacityGallons).toBe(74);
    expect(readRule(invented, "AC50SW")?.facts.watts).toBe(0);
    expect(readRule(invented, "AC50SW03")?.facts.watts).toBe(3_000);
  });

  it("returns no fact for a code that is in no table", () => {
    const reading = readRule(invented, "AC50Q");
    expect(reading?.facts).not.toHaveProperty("height");
    expect(reading?.inferred).toEqual([]);
    expect(reading?.parts.at(-1)).toEqual({ from: 4, to: 5, text: "Q", means: "height" });
  });

  it("returns nothing for another shape", () => {
    expect(readRule(invented, "AC5")).toBeUndefined();
  });
});

describe("readRules", () => {
  const short: ModelRule = {
    ...invented,
    id: "short",
    says: {},
    read: { height: { T: { height: "short" } } },
    confidence: "medium",
  };
  const less: ModelRule = { ...invented, id: "less", read: {} };
  const listIds = (rules: readonly ModelRule[], key: string) =>
    readRules(rules, key).map(({ pattern }) => pattern);

  it("lists the more confident reading first if they disagree", () => {
    expect(listIds([invented, short], "AC50T")).toEqual(["short", "acme"]);
  });

  it("drops a reading that adds nothing to a better one", () => {
    expect(listIds([invented, less], "AC50T")).toEqual(["acme"]);
    expect(listIds([less, invented], "AC50T")).toEqual(["less", "acme"]);
  });

  it("returns nothing if no rule fits", () => {
    expect(listIds([invented, short], "ZZ")).toEqual([]);
  });
});
