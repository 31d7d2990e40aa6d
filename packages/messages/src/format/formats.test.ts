import { languages } from "../catalog/languages.ts";
import { expect, it } from "vitest";
import { listFormat, numberFormat } from "./formats.ts";

it("is cached, separately for each language and its options", () => {
  const one = numberFormat("de", { maximumFractionDigits: 1 });
  expect(numberFormat("de", { maximumFractionDigits: 1 })).toBe(one);
  expect(one.format(1234.56)).toBe("1.234,6");
  expect(numberFormat("de", { maximumFractionDigits: 0 }).format(1234.56)).toBe("1.235");
  expect(numberFormat("en", { maximumFractionDigits: 1 }).format(1234.56)).toBe("1,234.6");
  expect(numberFormat("es", { maximumFractionDigits: 1 }).format(1234.56)).toBe("1,234.6");
  expect(listFormat("de", "unit")).toBe(listFormat("de", "unit"));
});

it.each(languages)("formats lists like $name", ({ code }) => {
  for (const type of ["conjunction", "disjunction", "unit"] as const) {
    const parts = ["A", "B", "C"];
    expect(listFormat(code, type).format(parts)).toBe(new Intl.ListFormat(code, { type }).format(parts));
  }
});
