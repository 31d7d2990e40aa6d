// Brands on many heaters of a language's market, by name. English has the specification's list alone.
const local: Readonly<Record<string, readonly string[]>> = {
  de: "aeg bosch brotje buderus junkers stiebel-eltron vaillant viessmann weishaupt wolf".split(" "),
  es: "ariston baxi-roca cointra edesa fagor ferroli junkers saunier-duval teka vaillant".split(" "),
  fr: "ariston atlantic chappee de-dietrich elm-leblanc frisquet sauter saunier-duval vaillant viessmann".split(
    " ",
  ),
  it: "ariston baxi beretta bosch ferroli immergas riello sime unical vaillant".split(" "),
};

/**
 * Returns the slugs of the brands on most heaters of a language's market, by name. Empty for English.
 *
 * @param locale `"de"` or `"de-DE"`.
 */
export const marketBrands = (locale: string): readonly string[] => local[locale.slice(0, 2)] ?? [];

/** Brands under one heading. */
export interface BrandGroup<Choice> {
  /** Id of the heading's text. */
  readonly heading: "form.brandsLocal" | "form.brandsFirst" | "form.brandsMore";
  readonly brands: readonly Choice[];
}

/**
 * Returns the brands in the groups of their list, each brand once: those of the language's market, the
 * specification's, all others.
 *
 * @param locale `"de"` or `"de-DE"`.
 */
export function brandGroups<Choice extends { readonly value: string }>(
  { first, more }: { readonly first: readonly Choice[]; readonly more: readonly Choice[] },
  locale: string,
): readonly BrandGroup<Choice>[] {
  const slugs = marketBrands(locale);
  const all = [...first, ...more];
  const others = (brands: readonly Choice[]) => brands.filter(({ value }) => !slugs.includes(value));
  const groups: readonly BrandGroup<Choice>[] = [
    {
      heading: "form.brandsLocal",
      brands: slugs.flatMap((slug) => all.find(({ value }) => value === slug) ?? []),
    },
    { heading: "form.brandsFirst", brands: others(first) },
    { heading: "form.brandsMore", brands: others(more) },
  ];
  return groups.filter(({ brands }) => brands.length > 0);
}
