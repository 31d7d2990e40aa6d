import { describe, expect, it } from "vitest";
import { dateIn } from "./dates.ts";
import { languages } from "../catalog/languages.ts";

const long = { dateStyle: "long" } as const;

describe("dateIn", () => {
  it.each([
    ["fr", 1, "1er mai 2004"],
    ["fr", 2, "2 mai 2004"],
    ["fr", 11, "11 mai 2004"],
    ["en", 1, "May 1, 2004"],
    ["es", 1, "1 de mayo de 2004"],
    ["de", 1, "1. Mai 2004"],
    ["it", 1, "1 maggio 2004"],
  ])("%s, day %i: %s", (language, day, text) => {
    expect(dateIn(language, Date.UTC(2004, 4, day), long)).toBe(text);
  });

  it.each(languages)("keeps the format of months and years in $name", ({ code }) => {
    const month = { month: "long", year: "numeric" } as const;
    const date = Date.UTC(2001, 0, 1);
    const plain = new Intl.DateTimeFormat(code, { ...month, timeZone: "UTC" }).format(date);
    expect(dateIn(code, date, month)).toBe(plain);
  });

  it("reuses a formatter only for the same language and options", () => {
    const date = Date.UTC(2004, 4, 2);
    const texts = [
      ["en", { month: "long" }],
      ["de", { month: "long" }],
      ["en", { month: "short" }],
      ["en", { month: "long" }],
    ] as const;
    expect(texts.map(([code, options]) => dateIn(code, date, options))).toEqual(["May", "Mai", "May", "May"]);
    expect(dateIn("en", Date.UTC(2005, 7, 1), { month: "long" })).toBe("August");
  });

  it("uses the day in UTC, to the last millisecond", () => {
    expect(dateIn("fr", Date.UTC(2004, 3, 30, 23, 59, 59, 999), long)).toBe("30 avril 2004");
  });
});
