import * as fc from "fast-check";
import { expect, it } from "vitest";
import { closest } from "./closest.ts";

const names = ["rheem", "rinnai", "a-o-smith", "Bradford White", "ge", "bosch"];

it.each([
  ["a missing character", "rhem", ["rheem"]],
  ["one too many", "rinnaii", ["rinnai"]],
  ["another character", "bosh", ["bosch"]],
  ["two swapped", "rehem", ["rheem"]],
  ["case, spaces and marks", "Bradfort-WHITE", ["Bradford White"]],
  ["an accent", "bósch", ["bosch"]],
  ["nothing like it", "acme", []],
  ["one character", "r", []],
  ["nothing", "", []],
])("%s", (_name, text, found) => {
  expect(closest(text, names)).toEqual(found);
});

it("returns the closest first, and at most three", () => {
  expect(closest("state1", ["stare1", "state12", "state1", "state2", "stat"])).toEqual([
    "state1",
    "stare1",
    "state12",
  ]);
});

it("finds every name with a missing character, for any other names", () => {
  fc.assert(
    fc.property(fc.constantFrom("rheem", "rinnai", "Bradford White"), fc.nat(), (name, at) => {
      const index = at % name.length;
      expect(closest(name.slice(0, index) + name.slice(index + 1), names)).toContain(name);
    }),
  );
  expect(closest("x".repeat(100_000), names)).toEqual([]);
});
