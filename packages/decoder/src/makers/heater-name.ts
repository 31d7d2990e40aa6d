import type { Brand, Source } from "../engine/format.ts";
import { chartOf2011 } from "../formats/american.ts";
import { brands, type BrandSlug, findBrand, isBrand, labels } from "../index.ts";
import { chartOfTradeNames, inventory, recallOfControls } from "../sources/sources.ts";

/** Sources that list store names and private labels under a brand, by that brand. */
const listedBy: Partial<Record<BrandSlug, readonly [Source, ...Source[]]>> = {
  american: [chartOf2011, chartOfTradeNames, inventory],
  state: [recallOfControls, inventory],
};

/** A name on a heater, with what we know about its maker. */
export interface HeaterName {
  /** Slug of the name. */
  readonly slug: string;
  /** As printed on the heater. */
  readonly label: string;
  /** True if the name is the maker's own, or if all of its rules are known. */
  readonly isOwn: boolean;
  /** The brand that the name is listed under, with sources. */
  readonly listed?: { readonly brand: Brand; readonly sources: readonly Source[] };
}

/** Returns the brand that has the name among its aliases. */
const ofAlias = (slug: string): Brand | undefined =>
  Object.values(brands).find(({ aliases }) => aliases.some((alias) => findBrand(alias)?.slug === slug));

/** Returns the name on a heater by its text; `undefined` if it is missing or unknown. */
export function heaterName(text: string | undefined): HeaterName | undefined {
  const knownBrand = text === undefined ? undefined : findBrand(text);
  if (knownBrand === undefined) return undefined;
  const { slug, label, maker, withoutFormat } = knownBrand;
  if (isBrand(slug)) return { slug, label, isOwn: maker !== "" || withoutFormat !== "no-public-rule" };
  const known = labels.find((each) => each.slug === slug);
  if (known?.maker !== undefined || known?.market !== undefined) return { slug, label, isOwn: true };
  const brand = known ? known.sameRulesAs && brands[known.sameRulesAs] : ofAlias(slug);
  if (brand?.ownsAliases) return { slug, label, isOwn: true };
  if (brand === undefined) return { slug, label, isOwn: false };
  const sources = (known?.sameRulesAs && listedBy[known.sameRulesAs]) ?? brand.sources ?? [inventory];
  return { slug, label, isOwn: false, listed: { brand, sources } };
}
