import { describe, expect, it } from "vitest";
import { isEnglishOnly, isOnlyRead, pathIn, pathWithoutLanguage } from "./paths.ts";

describe.each(["/", "/contact/", "/dezember/", "/nowhere"])("the path %s", (path) => {
  it.each(["en", "de"] as const)("is unchanged after a round trip through %s", (language) => {
    expect(pathWithoutLanguage(pathIn(language, path))).toBe(path);
  });
});

it.each([
  ["/developers", true],
  ["/developers/errors/not-found/", true],
  ["/developers/terms/", false],
  ["/developersx/", false],
  ["/contact/", false],
])("%s is only in English: %s", (path, only) => {
  expect(isEnglishOnly(path)).toBe(only);
});

it.each([
  ["/de/accuracy/", true],
  ["/privacy-policy/nowhere/", false],
])("%s is read-only: %s", (path, only) => {
  expect(isOnlyRead(path)).toBe(only);
});

it("has a segment for every language except the default", () => {
  expect([pathIn("en", "/contact/"), pathIn("de", "/contact/"), pathIn("de", "/")]).toEqual([
    "/contact/",
    "/de/contact/",
    "/de/",
  ]);
  expect(pathWithoutLanguage("/de")).toBe("/");
});
