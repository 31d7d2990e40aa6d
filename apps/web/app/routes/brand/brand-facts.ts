import { type BrandSlug, brands, type Source } from "@heater-age/decoder";
import { utcToday } from "../../shared/clock/today.ts";
import type { GuideData } from "../../shared/guide/guide-data.ts";
import { guideOf } from "../../shared/guide/guide-of.ts";
import { isWorthFinding } from "../../seo/brand-indexing.ts";
import { aboutSources } from "./about-sources.ts";

// Through here, as the whole decoder imported by its name is one piece that every page would wait for.
export { isBrand } from "@heater-age/decoder";

/** What the page of a brand tells, as data that travels with it. */
export interface BrandFacts {
  readonly guide: GuideData;
  /** What the text about the maker rests on. */
  readonly aboutSources: readonly Source[];
  /** Whether search engines have a use for the page. */
  readonly indexed: boolean;
}

/** What is known of a brand, from its rules. */
export function brandFacts(slug: BrandSlug): BrandFacts {
  const brand = brands[slug];
  return {
    guide: guideOf(brand, utcToday()),
    aboutSources: aboutSources[slug] ?? brand.sources ?? [],
    indexed: isWorthFinding(brand),
  };
}
