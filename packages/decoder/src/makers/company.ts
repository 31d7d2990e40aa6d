import type { Brand } from "../engine/format.ts";

/** Companies that own several makers, and what names a maker of theirs. Ownership is that of the brands' own entries. */
const owners: readonly (readonly [company: string, makers: RegExp])[] = [
  ["A. O. Smith", /A\. O\. Smith|State Industries|American Water Heater/u],
  ["Rheem", /Rheem/u],
  ["Bradford White", /Bradford White/u],
  ["Ariston", /Ariston|^HTP/u],
];

/** The companies behind a brand: the owners of its makers, else the makers, else the brand itself. */
export function companiesOf({ maker, slug }: Pick<Brand, "maker" | "slug">): readonly string[] {
  if (maker === "") return [slug];
  return maker
    .split("; ")
    .map((name) => owners.find(([, makers]) => makers.test(name))?.[0] ?? name.replace(" (?)", ""));
}

const known = new WeakMap<Brand, readonly string[]>();

/** The same, worked out once for a brand. */
function companiesBehind(brand: Brand): readonly string[] {
  const companies = known.get(brand) ?? companiesOf(brand);
  known.set(brand, companies);
  return companies;
}

/** Whether one company stands behind both brands, at least for a part of their heaters. */
export function isSister(one: Brand, other: Brand): boolean {
  const companies = companiesBehind(one);
  return companiesBehind(other).some((company) => companies.includes(company));
}
