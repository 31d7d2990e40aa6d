import type { Brand } from "../engine/format.ts";
import {
  monthYearDigits,
  monthYearLetter,
  prefixMonthYearDigits,
  prefixMonthYearLetter,
} from "../formats/rheem.ts";
import { chartOfTradeNames, inspectorsChart, inventory, rescueChart } from "../sources/sources.ts";

const asRheem = { confidence: "low", reasons: [{ code: "inferred-from-sister-brand" }] } as const;

// Two charts and a page read 0189 as January 1989 and leave the ending open. Ten digits are the format; other endings
// are near misses that give the year.

/** Marathon: month and year first. */
export const marathon: Brand = {
  slug: "marathon",
  label: "Marathon",
  maker: "Rheem (Water Heater Innovations)",
  formats: [
    {
      ...monthYearDigits,
      id: "marathon-mmyy",
      attested: [1989, null],
      sources: [inspectorsChart, rescueChart, chartOfTradeNames, inventory],
    },
    { ...monthYearLetter, ...asRheem },
    { ...prefixMonthYearLetter, ...asRheem },
    { ...prefixMonthYearDigits, ...asRheem },
  ],
  plate: "unknown",
  aliases: ["Rheem Marathon"],
};
