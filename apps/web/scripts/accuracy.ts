import { brands, decode, isBrand, normaliseSerial } from "@heater-age/decoder";
import { type Agreement, agreement } from "@heater-age/decoder/proof";
import type { BrandAccuracy } from "../app/routes/accuracy/brand-accuracy.ts";
import { brandPath } from "../app/seo/brand-path.ts";
import { shownSerial } from "../app/config/real-heater.ts";
import { brandCases, evidenceDay } from "./examples.ts";

/** Returns how the dates of each brand with independently dated cases compare, sorted by name. */
export async function collectAccuracy(): Promise<readonly BrandAccuracy[]> {
  const rows = await Promise.all(
    Object.keys(brands)
      .filter(isBrand)
      .map(async (slug) => {
        const counts: Record<Agreement, number> = { agrees: 0, ambiguous: 0, contradicts: 0, "no-date": 0 };
        const serials = new Set<string>();
        for (const one of await brandCases(slug)) {
          const serial = normaliseSerial(shownSerial(one));
          if (one.known === undefined || serials.has(serial)) continue;
          serials.add(serial);
          const decoding = decode(brands[slug], one.serial, { today: evidenceDay, model: one.model });
          counts[agreement(decoding, one.known)] += 1;
        }
        const { agrees, ambiguous, contradicts } = counts;
        const brand = { slug, path: brandPath(slug), label: brands[slug].label };
        return { ...brand, heaters: serials.size, agrees, ambiguous, contradicts };
      }),
  );
  return rows
    .filter(({ heaters }) => heaters > 0)
    .toSorted((one, other) => one.label.localeCompare(other.label, "en"));
}
