import { brands, findBrand, firstBrands, labels } from "@heater-age/decoder";
import { otherBrand } from "@heater-age/decoder/check";
import { brandGroups } from "@heater-age/messages";

const isFirst: ReadonlySet<string> = new Set(firstBrands);
const names = new Intl.Collator("en", { numeric: true });
const choices = [...Object.values(brands), ...labels].map(({ slug, label }) => ({ value: slug, label }));
const first = choices.filter(({ value }) => isFirst.has(value));
const more = choices
  .filter(({ value }) => !isFirst.has(value))
  .toSorted((one, other) => names.compare(one.label, other.label));

/** Returns the brands and labels to choose under their headings, each once. Those of the language's market come first. */
export const choiceGroups = (locale: string) => brandGroups({ first, more }, locale);

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
