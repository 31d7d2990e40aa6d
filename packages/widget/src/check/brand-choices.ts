import { brands, findBrand, firstBrands, labels } from "@heater-age/decoder";

/** A name found on water heaters that can be chosen. */
export interface Choice {
  /** Slug. */
  readonly value: string;
  readonly label: string;
}

const names = new Intl.Collator("en", { numeric: true });
const first: ReadonlySet<string> = new Set(firstBrands);

/** The most common brands, in their order. */
export const firstChoices: readonly Choice[] = firstBrands.map((slug) => ({
  value: slug,
  label: brands[slug].label,
}));

/** Other brands and store brands, by name. */
export const moreChoices: readonly Choice[] = [...Object.values(brands), ...labels]
  .filter(({ slug }) => !first.has(slug))
  .map(({ slug, label }) => ({ value: slug, label }))
  .toSorted((one, other) => names.compare(one.label, other.label));

/**
 * The value of a brand's choice: a page may name a brand in another spelling.
 *
 * @example
 * choiceOf("A. O. Smith"); //=> "ao-smith"
 * choiceOf("nobody"); //=> ""
 */
export function choiceOf(brand: string): string {
  if (brand === "other") return brand;
  return findBrand(brand)?.slug ?? "";
}

/** The name of a brand, by its slug. */
export const labelOf = (slug: string): string => findBrand(slug)?.label ?? slug;
