import { expect, it } from "vitest";
import { sections } from "./sections.ts";

it("has twelve sections, each once", () => {
  expect(sections).toHaveLength(12);
  expect(new Set(sections.map(({ id }) => id)).size).toBe(12);
});
