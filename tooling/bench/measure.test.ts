import { expect, test } from "vitest";
import { findQuantile, judgeAtLeast, judgeAtMost } from "./measure.ts";

test("says whether a figure meets its goal", () => {
  expect(judgeAtMost(50, 50, " ms")).toBe("at most 50 ms: met");
  expect(judgeAtMost(51, 50, " ms")).toBe("at most 50 ms: not met");
  expect(judgeAtLeast(4000, 4000)).toBe("at least 4,000: met");
  expect(judgeAtLeast(3999, 4000)).toBe("at least 4,000: not met");
});

test("finds the median and a quantile", () => {
  const numbers = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(findQuantile(numbers)).toBe(51);
  expect(findQuantile(numbers, 0.95)).toBe(96);
  expect(findQuantile([7], 0.99)).toBe(7);
});
