import { type BrandSlug, brands, decode, type Source } from "@heater-age/decoder";
import { utcToday } from "../../shared/browser/today.ts";
import { createGuide, type GuideData } from "../../shared/guide/guide-data.ts";
import { type ExampleReading, toReading } from "../../shared/guide/to-reading.ts";
import type { Heater, Heaters } from "../../config/real-heater.ts";
import generated from "../../shared/guide/generated/heaters.json" with { type: "json" };
import { isWorthFinding } from "../../seo/is-worth-finding.ts";
import { aboutSources } from "./about-sources.ts";

// Re-exported here, because importing the whole decoder by name creates one chunk that every page would wait for.
export { isBrand } from "@heater-age/decoder";

// JSON has no pairs, such as the first and last date.
/** A real heater with a known date, by slug of its brand. */
export const heaters = generated as unknown as Heaters;

/** A real heater, decoded. */
export interface DatedHeater extends Heater {
  /** Every date that its serial number can mean, likeliest first. */
  readonly readings: readonly ExampleReading[];
}

/** The data of a brand's page. */
export interface BrandFacts {
  readonly guide: GuideData;
  /** Absent if no heater with a date is known. */
  readonly heater?: DatedHeater;
  /** Sources of the text about the maker. */
  readonly aboutSources: readonly Source[];
  /** Whether search engines should index the page. */
  readonly indexed: boolean;
}

/** Returns the facts about a brand, from its rules. */
export function brandFacts(slug: BrandSlug): BrandFacts {
  const brand = brands[slug];
  const today = utcToday();
  const heater = heaters[slug];
  return {
    guide: createGuide(brand, today),
    ...(heater && { heater: { ...heater, readings: listReadings(slug, heater, today) } }),
    aboutSources: aboutSources[slug] ?? brand.sources ?? [],
    indexed: isWorthFinding(brand),
  };
}

function listReadings(slug: BrandSlug, { serial, model }: Heater, today: string): readonly ExampleReading[] {
  const decoding = decode(brands[slug], serial, { today, model });
  return decoding.status === "unreadable" ? [] : decoding.candidates.map(toReading);
}
