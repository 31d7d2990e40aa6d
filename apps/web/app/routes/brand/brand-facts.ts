import { type BrandSlug, brands, type Source } from "@heater-age/decoder";
import { utcToday } from "../../shared/clock/today.ts";
import type { GuideData } from "../../shared/guide/guide-data.ts";
import { guideOf } from "../../shared/guide/guide-of.ts";
import { isWorthFinding } from "../../seo/brand-indexing.ts";
import { aboutSources } from "./about-sources.ts";

// Imported through this file, because the whole decoder imported by name is one chunk that every page would wait for.
export { isBrand } from "@heater-age/decoder";

/** The data of a brand's page. */
export interface BrandFacts {
  readonly guide: GuideData;
  /** Sources of the text about the maker. */
  readonly aboutSources: readonly Source[];
  /** Whether search engines should index the page. */
  readonly indexed: boolean;
}

/** Returns the facts about a brand, from its rules. */
export function brandFacts(slug: BrandSlug): BrandFacts {
  const brand = brands[slug];
  return {
    guide: guideOf(brand, utcToday()),
    aboutSources: aboutSources[slug] ?? brand.sources ?? [],
    indexed: isWorthFinding(brand),
  };
}
