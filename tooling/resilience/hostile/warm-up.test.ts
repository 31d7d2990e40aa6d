import { expect, it } from "vitest";
import { isFlat } from "./warm-up.ts";

it("is flat when no service has grown by more than a twentieth", () => {
  expect(isFlat([100, 50], [105, 40])).toBe(true);
  expect(isFlat([100, 50], [100, 53])).toBe(false);
  expect(isFlat([58, 45], [77, 45])).toBe(false);
});

it("is not flat when the memory is unknown", () => {
  expect(isFlat([Number.NaN, 50], [100, 50])).toBe(false);
  expect(isFlat([100, 50], [100, Number.NaN])).toBe(false);
});
