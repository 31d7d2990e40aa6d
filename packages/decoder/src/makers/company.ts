import type { Brand } from "../engine/format.ts";

/** Companies that own several makers, and the names of those makers. Ownership follows the brands' own entries. */
const owners: readonly (readonly [company: string, makers: RegExp])[] = [
  ["A. O. Smith", /A\. O\. Smith|State Industries|American Water Heater/u],
  ["Rheem", /Rheem/u],
  ["Bradford White", /Bradford White/u],
  ["Ariston", /Ariston|^HTP/u],
];

/**
 * Returns the companies behind a brand: the owners of its makers, otherwise the makers, otherwise the brand itself.
 */
export function listCompanies({ maker, slug }: Pick<Brand, "maker" | "slug">): readonly string[] {
  if (maker === "") return [slug];
  return maker
    .split("; ")
    .map((name) => owners.find(([, makers]) => makers.test(name))?.[0] ?? name.replace(" (?)", ""));
}

const known = new WeakMap<Brand, readonly string[]>();

/** Returns the same from a cache. */
function companiesBehind(brand: Brand): readonly string[] {
  const companies = known.get(brand) ?? listCompanies(brand);
  known.set(brand, companies);
  return companies;
}

/** Returns whether one company owns both brands, at least for some of their heaters. */
export function isSister(one: Brand, other: Brand): boolean {
  const companies = companiesBehind(one);
  return companiesBehind(other).some((company) => companies.includes(company));
}
