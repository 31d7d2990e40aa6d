import { brands, decode } from "@heater-age/decoder";
import { ageText, dateText, monthsText, reasonText } from "@heater-age/messages/format";
import { describe, expect, it } from "vitest";
import { findLabel } from "../brands/brand-choices.ts";
import { languages } from "../compiled/languages.ts";
import { loadTranslator, negotiateLanguage, slot, withElements } from "./translator.ts";

const codes = Object.keys(languages);

it.each([
  ["de", "de"],
  ["de-AT", "de"],
  ["ES_mx", "es"],
  ["nl", "en"],
  ["constructor", "en"],
  ["", "en"],
])("negotiates %j to %s", (wanted, language) => {
  expect(negotiateLanguage(wanted)).toBe(language);
});

it("refuses a language without texts", async () => {
  await expect(loadTranslator("nl")).rejects.toThrow("nl");
});

describe("English", () => {
  it("formats dates with their precision", async () => {
    const translator = await loadTranslator("en");
    expect(dateText(translator, { year: 2018, week: 36 })).toBe("week 36 of 2018, early September");
    expect(dateText(translator, { year: 2004, month: 5 })).toBe("May 2004");
    expect(dateText(translator, { year: 2018, month: 9, day: 5 })).toBe("September 5, 2018");
    expect(dateText(translator, { year: 2018 })).toBe("2018");
  });

  it("formats ages", async () => {
    const translator = await loadTranslator("en");
    expect([0, 1, 24, 255].map((months) => monthsText(translator, months))).toEqual([
      "less than a month",
      "1 month",
      "2 years",
      "21 years, 3 months",
    ]);
    const year = { years: 8, months: 10, minMonths: 94, maxMonths: 106, precision: "year" } as const;
    expect(ageText(translator, year)).toBe("7 to 8 years");
  });
});

describe.each(codes)("in %s", (code) => {
  it("has texts for all of the decoder's reasons", async () => {
    const translator = await loadTranslator(code);
    const numbers = [
      "BH6511396",
      "RH0504B01826",
      "LR821547C",
      "12345678",
      "160430444",
      "0504123456",
      "AB1234567",
    ];
    const said = Object.values(brands).flatMap((brand) => [
      ...(brand.reasons ?? []),
      ...brand.formats.flatMap(({ reasons = [] }) => reasons),
      ...numbers.flatMap((serial) => {
        const decoding = decode(brand, serial, { today: "2026-11-20", model: "M240T6FBN" });
        return decoding.status === "unreadable" ? [] : decoding.candidates.flatMap(({ reasons }) => reasons);
      }),
    ]);
    expect(said.length).toBeGreaterThan(100);
    for (const reason of said)
      expect(reasonText(translator, findLabel, reason), reason.code).not.toMatch(/\{|undefined|^$/u);
  });
});

it("puts elements where the language requires", () => {
  const text = `Serial ${slot(1)}, model ${slot(0)}`;
  expect(withElements(text, "A", "B")).toEqual(["Serial ", "B", ", model ", "A", ""]);
});
