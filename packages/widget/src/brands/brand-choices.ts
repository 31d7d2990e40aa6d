import { brands, findBrand, firstBrands, labels } from "@heater-age/decoder";
import { otherBrand } from "@heater-age/decoder/check";
import { marketBrands } from "@heater-age/messages";

/** A brand or label to choose: its slug and its name. */
export interface Choice {
  readonly slug: string;
  readonly label: string;
}

const first: ReadonlySet<string> = new Set(firstBrands);

// The most common brands, in their order.
const firstChoices: readonly Choice[] = firstBrands.map((slug) => brands[slug]);

// All other brands and store brands, by name.
const moreChoices: readonly Choice[] = [...Object.values(brands), ...labels]
  .filter(({ slug }) => !first.has(slug))
  .toSorted((one, other) => one.label.localeCompare(other.label, "en", { numeric: true }));

/**
 * Returns the choices under their headings, each once: those of the language's market, the most common, all others.
 *
 * @param locale `"de"` or `"de-DE"`.
 */
export function choiceGroups(locale: string) {
  const local = new Set(marketBrands(locale));
  const others = (choices: readonly Choice[]) => choices.filter(({ slug }) => !local.has(slug));
  const groups = [
    { heading: "form.brandsLocal", choices: [...local].map((slug) => ({ slug, label: findLabel(slug) })) },
    { heading: "form.brandsFirst", choices: others(firstChoices) },
    { heading: "form.brandsMore", choices: others(moreChoices) },
  ] as const;
  return groups.filter(({ choices }) => choices.length > 0);
}

/**
 * Returns the value of the choice for a brand, whose spelling may vary.
 *
 * @example
 * findChoice("A. O. Smith"); //=> "ao-smith"
 * findChoice("Acme"); //=> ""
 */
export const findChoice = (brand: string): string =>
  brand === otherBrand ? brand : (findBrand(brand)?.slug ?? "");

/** Returns the name of a brand by its slug. */
export const findLabel = (slug: string): string => findBrand(slug)?.label ?? slug;
