import type { Brand, Source } from "../engine/format.ts";
import { chartOf2011 } from "../formats/american.ts";
import { brands, type BrandSlug, findBrand, isBrand, labels } from "../index.ts";
import { compilation, recallOfControls } from "../sources/sources.ts";

const labelIndex: Source = {
  title: "ryanthehomeinspector.com",
  url: "https://github.com/ryanroth83/ryanthehomeinspector.com",
  kind: "trade",
};

/** Where the names of stores and private labels are listed, by the brand that they are listed under. */
const listedBy: Partial<Record<BrandSlug, readonly [Source, ...Source[]]>> = {
  american: [chartOf2011, compilation],
  state: [recallOfControls, compilation],
  rheem: [labelIndex],
};

/** A name on a heater, as far as it says who built it. */
export interface HeaterName {
  /** Slug of the name. */
  readonly slug: string;
  /** As printed on the heater. */
  readonly label: string;
  /** True for a name that is the maker's own or that all rules of its own are known for. */
  readonly isOwn: boolean;
  /** The brand that the name is listed under, and by whom. */
  readonly listed?: { readonly brand: Brand; readonly sources: readonly Source[] };
}

/** The brand that has the name among its other names. */
const ofAlias = (slug: string): Brand | undefined =>
  Object.values(brands).find(({ aliases }) => aliases.some((alias) => findBrand(alias)?.slug === slug));

/** What is known of a name; `undefined` for none and for one that is not known. */
export function heaterName(text: string | undefined): HeaterName | undefined {
  const found = text === undefined ? undefined : findBrand(text);
  if (found === undefined) return undefined;
  const { slug, label, maker, withoutFormat } = found;
  if (isBrand(slug)) return { slug, label, isOwn: maker !== "" || withoutFormat !== "no-public-rule" };
  const known = labels.find((each) => each.slug === slug);
  const brand = known ? known.sameRulesAs && brands[known.sameRulesAs] : ofAlias(slug);
  if (brand === undefined) return { slug, label, isOwn: false };
  const sources = (known?.sameRulesAs && listedBy[known.sameRulesAs]) ?? brand.sources ?? [compilation];
  return { slug, label, isOwn: false, listed: { brand, sources } };
}
