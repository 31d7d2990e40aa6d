import type { Candidate, Market } from "@heater-age/decoder";
import type { Language } from "./languages.ts";
import { marketBrands } from "./markets.ts";

/** Languages whose readers mostly live in Europe. Most people who read Spanish here live in the United States. */
export const europeanLanguages: ReadonlySet<string> = new Set(["de", "fr", "it"]);

// Brands with dates that are sold in Europe and not in North America, with the maker's other names.
const european = new Set(
  "aeg awb balay baxi bulex chaffoteaux chaffoteaux-maury constructa elco elm-leblanc glow-worm greenstar hermann-saunier-duval junkers leblanc main neckar neff nibe potterton protherm saunier-duval siemens simat vaillant vulcano worcester".split(
    " ",
  ),
);

// Brands with dates that are sold in North America and as much in Europe.
const onBothSides = new Set("ariston bosch buderus stiebel-eltron viessmann".split(" "));

// Formats of plates of Europe, and of plates that are the same in North America, under any name.
const europeanFormat = /^(?:aeg|ariston-(?:biasca|boiler|nl)|baxi|elco|nibe|vaillant)-/u;
const sharedFormat = /^(?:bosch|bsh|buderus|stiebel|viessmann)-/u;

/** Where a heater is: `either` if its brand, its number and the visitor's language leave it open. */
export type Region = "america" | "either" | "europe";

/** A heater, as far as it tells the region. */
export interface PlacedHeater {
  /** Slug of the brand. */
  readonly brand: string;
  /** Its possible dates, whose formats can be those of one region. */
  readonly candidates?: readonly Pick<Candidate, "format">[] | undefined;
}

/**
 * Returns where a heater is. The warranties, costs, labels and most recalls that we know are those of North America.
 *
 * @param locale `"de"` or `"de-DE"`.
 */
export function heaterRegion({ brand, candidates = [] }: PlacedHeater, locale: string): Region {
  const language = locale.slice(0, 2);
  const isOf = (formats: RegExp) =>
    candidates.length > 0 && candidates.every(({ format }) => formats.test(format));
  if (european.has(brand) || marketBrands(locale).includes(brand) || isOf(europeanFormat)) return "europe";
  if (!onBothSides.has(brand) && !isOf(sharedFormat)) return "america";
  return europeanLanguages.has(language) ? "europe" : "either";
}

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
  heater: PlacedHeater,
  market: Market | undefined,
  language: Language,
): readonly [OfficialList, ...OfficialList[]] {
  if (market === "gb" && !marketBrands(language).includes(heater.brand)) return [lists.GB];
  const region = heaterRegion(heater, language);
  const isEnglish = language === "en";
  if (region === "europe" || market !== undefined)
    return isEnglish && (market ?? "elsewhere") === "elsewhere" ? [lists.GB, lists.EU] : [lists.EU];
  if (europeanLanguages.has(language)) return [lists.EU, lists.US, lists.CA];
  const american = [lists.US, lists.CA, lists.EU] as const;
  return region === "either" && isEnglish ? [...american, lists.GB] : american;
}
