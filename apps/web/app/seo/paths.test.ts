import { describe, expect, it } from "vitest";
import { pathIn, pathWithoutLanguage } from "./paths.ts";

describe.each(["/", "/contact/", "/dezember/", "/nowhere"])("the path %s", (path) => {
  it.each(["en", "de"] as const)("comes back from %s as it was", (language) => {
    expect(pathWithoutLanguage(pathIn(language, path))).toBe(path);
  });
});

it("has a segment for every language but the first", () => {
  expect([pathIn("en", "/contact/"), pathIn("de", "/contact/"), pathIn("de", "/")]).toEqual([
    "/contact/",
    "/de/contact/",
    "/de/",
  ]);
  expect(pathWithoutLanguage("/de")).toBe("/");
});
