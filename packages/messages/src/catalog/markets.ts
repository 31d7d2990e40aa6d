import type { Market } from "@heater-age/decoder";
import type { Language } from "./languages.ts";

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

// Brands with dates that are sold in Europe and not in North America, with the maker's other names.
const european = new Set(
  "aeg awb balay baxi bulex constructa elm-leblanc glow-worm greenstar hermann-saunier-duval junkers leblanc main neckar neff nibe potterton protherm saunier-duval siemens vaillant vulcano worcester".split(
    " ",
  ),
);

/** Returns whether a heater is in Europe: by its brand, or by the language if the brand is sold elsewhere too. */
export const isEuropean = (slug: string, locale: string): boolean =>
  european.has(slug) || marketBrands(locale).includes(slug);

/** Languages whose readers mostly live in Europe. Most people who read Spanish here live in the United States. */
export const europeanLanguages: ReadonlySet<Language> = new Set(["de", "fr", "it"]);

// ISO 3166 codes or `EU`, and the search pages.
const lists = {
  US: { country: "US", name: "CPSC", url: "https://www.cpsc.gov/Recalls" },
  CA: { country: "CA", name: "Health Canada", url: "https://recalls-rappels.canada.ca/en" },
  EU: { country: "EU", name: "Safety Gate", url: "https://ec.europa.eu/safety-gate-alerts/screen/search" },
  GB: { country: "GB", name: "OPSS", url: "https://www.gov.uk/product-safety-alerts-reports-recalls" },
} as const;

type OfficialList = (typeof lists)[keyof typeof lists];

/**
 * Returns the official lists of recalls for a heater, the likeliest first. Those of North America have no notices about
 * heaters that aren't sold there.
 *
 * @param market Where the brand is sold. Absent if also in North America.
 */
export function officialLists(
  slug: string,
  market: Market | undefined,
  language: Language,
): readonly [OfficialList, ...OfficialList[]] {
  if (market === "gb" && !marketBrands(language).includes(slug)) return [lists.GB];
  if (market !== undefined || isEuropean(slug, language)) return [lists.EU];
  return europeanLanguages.has(language) ? [lists.EU, lists.US, lists.CA] : [lists.US, lists.CA, lists.EU];
}
