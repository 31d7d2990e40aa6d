import { expect, test } from "vitest";
import { atLeast, atMost } from "./measure.ts";

test.each([
  [3, 2.9, "met"],
  [3, 3, "met"],
  [3, 5.4, "1.8 times the goal"],
])("at most %d: %d is %s", (goal, figure, said) => {
  expect(atMost(goal, figure)).toBe(said);
});

test.each([
  [10, 11, "met"],
  [10, 10, "met"],
  [10, 2.5, "0.25 of the goal"],
])("at least %d: %d is %s", (goal, figure, said) => {
  expect(atLeast(goal, figure)).toBe(said);
});
