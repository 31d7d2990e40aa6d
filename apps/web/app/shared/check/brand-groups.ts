import { marketBrands } from "@heater-age/messages";
import { type Choice, findChoice, type Choices } from "./choices.ts";

/** Brands under one heading. */
export interface BrandGroup {
  /** Id of the heading's text. */
  readonly heading: "form.brandsLocal" | "form.brandsFirst" | "form.brandsMore";
  readonly brands: readonly Choice[];
}

/**
 * Returns the brands in the groups of their list, each brand once: those of the language's market, the
 * specification's, all others.
 *
 * @param locale `"de"` or `"de-DE"`.
 *
 * @example
 * brandGroups(choices, "de")[0]?.brands[0]?.label; //=> "AEG"
 */
export function brandGroups(choices: Choices, locale: string): readonly BrandGroup[] {
  const slugs = new Set(marketBrands(locale));
  const others = (brands: readonly Choice[]) => brands.filter(({ value }) => !slugs.has(value));
  const groups: readonly BrandGroup[] = [
    { heading: "form.brandsLocal", brands: [...slugs].flatMap((slug) => findChoice(choices, slug) ?? []) },
    { heading: "form.brandsFirst", brands: others(choices.first) },
    { heading: "form.brandsMore", brands: others(choices.more) },
  ];
  return groups.filter(({ brands }) => brands.length > 0);
}
