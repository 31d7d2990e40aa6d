import { expect, it } from "vitest";
import type { Case } from "./brands/cases.ts";
import { brands, type BrandSlug } from "./brands/index.ts";
import { decode } from "./engine/decode.ts";

const today = "2026-11-20";
const slugs = Object.keys(brands) as BrandSlug[];
const cases = await Promise.all(
  slugs.map(async (slug) => {
    const module = (await import(`./brands/${slug}.cases.ts`)) as { readonly cases: readonly Case[] };
    const dated = module.cases.filter(
      ({ is, evidence }) => /^\d{4}/u.test(is) && evidence !== "illustration",
    );
    return { slug, dated };
  }),
);

/** Yields the brands that surely date a number of another brand, in another year. */
function* sureMistakes() {
  for (const { slug, dated } of cases)
    for (const { serial, is } of dated)
      for (const brand of Object.values(brands)) {
        const decoding = decode(brand, serial, { today });
        if (brand.slug === slug || decoding.status === "unreadable") continue;
        const isRight = decoding.candidates.some(({ year }) => is.includes(String(year)));
        if (!isRight && decoding.candidates[0].confidence === "high") yield `${brand.slug} ${serial}`;
      }
}

it("a number typed under another brand is refused, of the same year, or unsure", () => {
  // Nine digits with the code of a month, and eleven with year and week, are whole numbers of these makers.
  expect([...sureMistakes()]).toEqual([
    "bosch 168252873",
    "junkers 168252873",
    "bosch 168252873",
    "junkers 168252873",
    "gsw 1 95 065004 - 31",
    "john-wood 1 95 065004 - 31",
    "bosch 181315552",
    "junkers 181315552",
  ]);
});
