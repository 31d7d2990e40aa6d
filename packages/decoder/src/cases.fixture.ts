import type { Case } from "./brands/cases.ts";
import { brands, type BrandSlug } from "./brands/index.ts";

const slugs = Object.keys(brands) as BrandSlug[];
const lists = slugs.map(async (slug) => {
  const { cases } = (await import(`./brands/${slug}.cases.ts`)) as { readonly cases: readonly Case[] };
  return cases.map((each) => ({ ...each, slug }));
});

/** The cases of all brands, in the brands' order. */
export const allCases = (await Promise.all(lists)).flat();
