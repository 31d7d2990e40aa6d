import { type Brand, brands, firstBrands, labels } from "@heater-age/decoder";
import { otherBrand } from "@heater-age/decoder/check";

/** A choice in the list of brands. */
export interface BrandChoice {
  readonly value: string;
  readonly label: string;
}

const choice = ({ slug, label }: Pick<Brand, "slug" | "label">): BrandChoice => ({ value: slug, label });

/**
 * Returns the brands to choose from: the most common ones first, then all others and the store labels by name, then
 * the choice for a brand that is not listed.
 *
 * @param other Name of the last choice.
 *
 * @example
 * brandChoices("Other / Not Listed")[0]; //=> { value: "ao-smith", label: "A. O. Smith" }
 */
export function brandChoices(other: string): readonly BrandChoice[] {
  const first = new Set<string>(firstBrands);
  const byName = new Intl.Collator("en", { numeric: true });
  const others = [...Object.values(brands), ...labels]
    .filter(({ slug }) => !first.has(slug))
    .map(choice)
    .toSorted((a, b) => byName.compare(a.label, b.label));
  return [...firstBrands.map((slug) => choice(brands[slug])), ...others, { value: otherBrand, label: other }];
}
