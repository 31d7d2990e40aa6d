import { describe, expect, it } from "vitest";
import { allCases } from "../cases.fixture.ts";
import { brands, type BrandSlug, decode, findBrand, normaliseSerial } from "../index.ts";
import { checkSerial } from "./check-serial.ts";
import { parseCheck } from "./parse-check.ts";

const today = "2026-11-20";
const dated = allCases.filter(({ is }) => /^\d{4}/u.test(is));

const listDates = (slug: BrandSlug, serial: string, model: string | undefined): string => {
  const decoding = decode(brands[slug], serial, { today, model });
  return decoding.status === "unreadable"
    ? decoding.problem.code
    : decoding.candidates.map(({ date }) => date).join(" or ");
};

const forms: readonly ((serial: string) => string)[] = [
  (serial) => `${serial} / 2005`,
  (serial) => `${serial} 8/05`,
  (serial) => `${serial} (2005)`,
  (serial) => `${serial} [08/2005]`,
  (serial) => `${serial} MFG DATE 05/2004`,
  (serial) => `${serial}, made in Aug 2005`,
  (serial) => `MFG DATE: 08-2005 ${serial}`,
  (serial) => `(2005-08) ${serial}`,
  (serial) => `8/15/2005 ${serial}`,
  (serial) => `August 2005: ${serial}`,
];

describe.each(forms.map((form) => ({ name: form("…"), form })))("a note as in $name", ({ form }) => {
  it("changes no date", () => {
    const changed = dated
      .map(({ slug, serial, model, is }) => ({ slug, serial, is, was: listDates(slug, form(serial), model) }))
      .filter(({ is, was }) => is !== was);
    expect(changed).toEqual([]);
  });

  it("is named by a check", () => {
    for (const { slug, serial, model = "" } of dated) {
      const input = { brand: slug, serialNumber: form(serial), modelNumber: model };
      const { check, errors } = parseCheck(input, { findBrand, longModel: "drop" });
      expect(errors, form(serial)).toBeUndefined();
      const result = check && checkSerial(check, { today });
      expect(result?.serialNumber).toBe(normaliseSerial(serial));
      expect(
        result?.warnings?.some(({ code }) => code.startsWith("note-")),
        form(serial),
      ).toBe(true);
    }
  });
});

it("reads a number behind its brand's name like the number alone", () => {
  // Names of two or three letters, such as "GE", are also the start of serial numbers.
  const longNamed = dated.filter((each) => each.slug.length > 3);
  for (const { slug, serial, model, is } of longNamed)
    expect(listDates(slug, `${brands[slug].label}: ${serial}`, model), serial).toBe(is);
});
