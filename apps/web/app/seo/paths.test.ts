import { describe, expect, it } from "vitest";
import { isEnglishOnly, isOnlyRead, pathIn, pathWithoutLanguage } from "./paths.ts";

describe.each(["/", "/contact/", "/dezember/", "/nowhere"])("the path %s", (path) => {
  it.each(["en", "de"] as const)("comes back from %s as it was", (language) => {
    expect(pathWithoutLanguage(pathIn(language, path))).toBe(path);
  });
});

it.each([
  ["/developers/", true],
  ["/developers", true],
  ["/developers/errors/not-found/", true],
  ["/developers/terms/", false],
  ["/developers/terms", false],
  ["/developersx/", false],
  ["/contact/", false],
])("%s is in English alone: %s", (path, only) => {
  expect(isEnglishOnly(path)).toBe(only);
});

it.each([
  ["/privacy-policy/", true],
  ["/de/privacy-policy", true],
  ["/terms-of-service/", true],
  ["/fr/developers/terms/", true],
  ["/developers/api/", true],
  ["/privacy-policy/nowhere/", false],
  ["/contact/", false],
  ["/de/", false],
])("%s is only read: %s", (path, only) => {
  expect(isOnlyRead(path)).toBe(only);
});

it("has a segment for every language but the first", () => {
  expect([pathIn("en", "/contact/"), pathIn("de", "/contact/"), pathIn("de", "/")]).toEqual([
    "/contact/",
    "/de/contact/",
    "/de/",
  ]);
  expect(pathWithoutLanguage("/de")).toBe("/");
});
