import { firstBrands } from "@heater-age/decoder";
import { describe, expect, it } from "vitest";
import { brandAt, firstBrandPath, otherBrandPath } from "./brand-paths.ts";
import { pathIn } from "./paths.ts";

it("returns the address of each of the fourteen brands", () => {
  expect(firstBrands.map(firstBrandPath)).toEqual([
    "/ao-smith-water-heater-age/",
    "/rheem-water-heater-age/",
    "/bradford-white-water-heater-age/",
    "/whirlpool-water-heater-age/",
    "/ruud-water-heater-age/",
    "/state-water-heater-age/",
    "/ge-water-heater-age/",
    "/kenmore-water-heater-age/",
    "/american-water-heater-age/",
    "/reliance-water-heater-age/",
    "/richmond-water-heater-age/",
    "/craftmaster-water-heater-age/",
    "/navien-water-heater-age/",
    "/rinnai-water-heater-age/",
  ]);
});

describe("brandAt", () => {
  it.each(["en", "de"] as const)("returns the brand for both kinds of pages in %s", (language) => {
    expect(brandAt(pathIn(language, firstBrandPath("ao-smith")))).toBe("ao-smith");
    expect(brandAt(pathIn(language, otherBrandPath("takagi")))).toBe("takagi");
  });

  it.each(["/", "/de/", "/contact/", "/brands/"])("returns no brand for %s", (path) => {
    expect(brandAt(path)).toBeUndefined();
  });
});
