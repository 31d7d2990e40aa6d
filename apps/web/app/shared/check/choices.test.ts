import { findBrand } from "@heater-age/decoder";
import { describe, expect, it } from "vitest";
import { allChoices, exampleReading, ruleCount } from "./choices.server.ts";
import { choiceOf } from "./choices.ts";

const { first, more } = allChoices();
const all = [...first, ...more];

describe("allChoices", () => {
  it("begins with the fourteen of the website's own pages", () => {
    expect(first.map(({ label }) => label)).toEqual([
      "A. O. Smith",
      "Rheem",
      "Bradford White",
      "Whirlpool",
      "Ruud",
      "State",
      "GE",
      "Kenmore",
      "American",
      "Reliance",
      "Richmond",
      "Craftmaster",
      "Navien",
      "Rinnai",
    ]);
  });

  it("has each name once, and every one of them is found", () => {
    expect(new Set(all.map(({ value }) => value)).size).toBe(all.length);
    expect(all.filter(({ value }) => findBrand(value) === undefined)).toEqual([]);
    expect(all.length).toBeGreaterThan(ruleCount());
  });

  it("says where a serial number may be longer", () => {
    expect(choiceOf({ first, more }, "htp")?.longest).toBe(21);
    expect(choiceOf({ first, more }, "rheem")?.longest).toBeUndefined();
    expect(choiceOf({ first, more }, "no-such-brand")).toBeUndefined();
  });
});

it("reads the example of the home page", () => {
  expect(exampleReading()).toMatchObject({ year: 2004, month: 5 });
});
