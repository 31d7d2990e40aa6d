import type { Brand, Source } from "../engine/format.ts";
import { chartOf2011 } from "../formats/american.ts";
import {
  monthYearDigits,
  monthYearLetter,
  plantWeekYear,
  prefixMonthYearDigits,
  prefixMonthYearLetter,
  prefixPlantWeekYear,
} from "../formats/rheem.ts";
import { centre, inventory, rescueChart } from "../sources/sources.ts";

const film: Source = {
  title: "Stesso: video 8716-3",
  url: "https://www.stesso.com/videos/8716-3",
  kind: "trade",
};
const attested = [2001, 2011] as const;
const byChart = {
  attested,
  confidence: "medium",
  sources: [chartOf2011, rescueChart, centre("Hotpoint", "hotpoint-water-heater-age"), inventory],
} as const;
const byFilm = { attested, confidence: "medium", sources: [film, chartOf2011] } as const;

const asRheem = { confidence: "low", reasons: [{ code: "inferred-from-sister-brand" }] } as const;

// The maker isn't certain: one heater on film (PC 0711…) and two charts point to Rheem. The inspectors' reference
// adds leading HP and R, and a heater of 2001. Rheem's formats already accept those letters.

/** Hotpoint: listed under Rheem, month and year first. */
export const hotpoint: Brand = {
  slug: "hotpoint",
  label: "Hotpoint",
  maker: "Rheem",
  formats: [
    { ...prefixMonthYearDigits, ...byFilm },
    { ...prefixMonthYearLetter, ...byChart },
    { ...monthYearLetter, ...byChart },
    { ...monthYearDigits, ...byChart, confidence: "low" },
    ...[plantWeekYear, prefixPlantWeekYear].map((format) => ({ ...format, ...asRheem })),
  ],
  plate: "unknown",
  aliases: [],
};
