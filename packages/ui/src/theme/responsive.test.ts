import { expect, it } from "vitest";
import { fluid } from "./responsive.ts";

it("grows from the narrow end to the wide end", () => {
  expect(fluid([1, 2])).toBe("clamp(1rem, 0.6087rem + 1.7391vi, 2rem)");
});
