import { type Choice, findChoice, type Choices } from "./choices.ts";

// Brands on many heaters of a language's market, by name. English has the specification's list alone.
const local: Readonly<Record<string, readonly string[]>> = {
  de: "aeg bosch brotje buderus junkers stiebel-eltron vaillant viessmann weishaupt wolf".split(" "),
  es: "ariston baxi-roca cointra edesa fagor ferroli junkers saunier-duval teka vaillant".split(" "),
  fr: "ariston atlantic chappee de-dietrich elm-leblanc frisquet sauter saunier-duval vaillant viessmann".split(
    " ",
  ),
  it: "ariston baxi beretta bosch ferroli immergas riello sime unical vaillant".split(" "),
};

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
  const slugs = new Set(local[locale.slice(0, 2)]);
  const others = (brands: readonly Choice[]) => brands.filter(({ value }) => !slugs.has(value));
  const groups: readonly BrandGroup[] = [
    { heading: "form.brandsLocal", brands: [...slugs].flatMap((slug) => findChoice(choices, slug) ?? []) },
    { heading: "form.brandsFirst", brands: others(choices.first) },
    { heading: "form.brandsMore", brands: others(choices.more) },
  ];
  return groups.filter(({ brands }) => brands.length > 0);
}

// Brands with dates that are sold in Europe and not in North America, with the maker's other names.
const european = new Set(
  "aeg awb balay baxi bulex constructa elm-leblanc glow-worm greenstar hermann-saunier-duval junkers leblanc main neckar neff nibe potterton protherm saunier-duval siemens vaillant vulcano worcester".split(
    " ",
  ),
);

/** Returns whether a heater is in Europe: by its brand, or by the language if the brand is sold elsewhere too. */
export const isEuropean = (slug: string, locale: string): boolean =>
  european.has(slug) || local[locale.slice(0, 2)]?.includes(slug) === true;
