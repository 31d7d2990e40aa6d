import type { Brand, Source } from "../engine/format.ts";
import {
  monthYearDigits,
  monthYearLetter,
  prefixMonthYearDigits,
  prefixMonthYearLetter,
} from "../formats/rheem.ts";
import { compilation } from "../sources/sources.ts";

const chart: Source = {
  title: "golcastle.netlify.app",
  url: "https://golcastle.netlify.app/sears-serial-number-date-code",
  kind: "trade",
};
const asRheem = { confidence: "low", reasons: [{ code: "inferred-from-sister-brand" }] } as const;

// One source allows any ending, the other ten digits from 1989 on. Ten digits are the format; other endings are near
// misses that give the year.

/** Marathon: month and year first. How its serial numbers end is known from one chart only. */
export const marathon: Brand = {
  slug: "marathon",
  label: "Marathon",
  maker: "Rheem (Water Heater Innovations)",
  formats: [
    {
      ...monthYearDigits,
      id: "marathon-mmyy",
      attested: [1989, null],
      reasons: [{ code: "single-source" }],
      sources: [chart, compilation],
    },
    { ...monthYearLetter, ...asRheem },
    { ...prefixMonthYearLetter, ...asRheem },
    { ...prefixMonthYearDigits, ...asRheem },
  ],
  plate: "unknown",
  aliases: ["Rheem Marathon"],
};
