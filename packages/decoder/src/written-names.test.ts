import { describe, expect, it } from "vitest";
import { decode } from "./engine/decode.ts";
import { findBrand } from "./labels.ts";
import { suggestBrands } from "./suggest-brands.ts";
import { unknownNames, writtenNames } from "./written-names.cases.ts";

/** Returns what comes out, in the words of the cases. */
function say(typed: string, serial: string): string {
  const brand = findBrand(typed);
  if (brand === undefined) return `suggested: ${suggestBrands(typed)[0]?.slug}`;
  const decoding = decode(brand, serial, { today: "2026-11-20" });
  return `${brand.slug}: ${decoding.status === "unreadable" ? "no date" : decoding.candidates[0].date}`;
}

describe("names as people write them", () => {
  it.each(writtenNames)("$typed is $is", ({ typed, serial, is }) => {
    expect(say(typed, serial)).toBe(is);
  });

  it.each(unknownNames)("$typed is unknown: $why", ({ typed }) => {
    expect(findBrand(typed)).toBeUndefined();
  });
});
