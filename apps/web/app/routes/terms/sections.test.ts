import { expect, it } from "vitest";
import { sections } from "./sections.ts";

it("has sixteen sections in order", () => {
  expect(sections.map(({ id }) => id)).toEqual([
    "acceptance",
    "description",
    "license",
    "accuracy",
    "advice",
    "conduct",
    "property",
    "liability",
    "indemnification",
    "termination",
    "third-parties",
    "privacy",
    "law",
    "changes",
    "severability",
    "contact",
  ]);
});
