import { expect, it } from "vitest";
import { waitAfter } from "./backoff.ts";

it.each([
  [1, 60_000],
  [2, 120_000],
  [6, 1_920_000],
  [7, 3_600_000],
  [5000, 3_600_000],
])("after attempt %i the wait is %i ms", (made, wait) => {
  expect(waitAfter(made, 3_600_000)).toBe(wait);
});
