import { describe, expect, it } from "vitest";
import { brandAt, firstBrandPath, otherBrandPath } from "./brand-paths.ts";
import { pathIn } from "./paths.ts";

describe("brandAt", () => {
  it.each(["en", "de"] as const)("finds the brand of both kinds of pages in %s", (language) => {
    expect(brandAt(pathIn(language, firstBrandPath("ao-smith")))).toBe("ao-smith");
    expect(brandAt(pathIn(language, otherBrandPath("takagi")))).toBe("takagi");
  });

  it.each(["/", "/de/", "/contact/", "/brands/"])("finds none in %s", (path) => {
    expect(brandAt(path)).toBeUndefined();
  });
});
