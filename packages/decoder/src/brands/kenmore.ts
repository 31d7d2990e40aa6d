import type { Brand } from "../engine/format.ts";
import { plantMonthLetter, yearWeekLetter } from "../formats/ao-smith.ts";
import { labelPrefixYearWeekLetter, labelYearWeek13 } from "../formats/ao-smith-labels.ts";
import { familyPlantMonth, monthYearDigits, monthYearDigits9, monthYearLetter } from "../formats/state.ts";

const asState = { confidence: "low", reasons: [{ code: "inferred-from-sister-brand" }] } as const;

// Some pages say that Rheem and American built others, without a model prefix or a serial number. Their formats are
// left out, because a serial number of Rheem's shape could also be a mistyped one of A. O. Smith.

/** Kenmore: State and A. O. Smith built the heaters whose model numbers start with 153. */
export const kenmore: Brand = {
  slug: "kenmore",
  label: "Kenmore",
  maker: "State Industries; A. O. Smith",
  formats: [
    labelYearWeek13,
    yearWeekLetter,
    labelPrefixYearWeekLetter,
    { ...monthYearLetter, confidence: "medium" },
    { ...plantMonthLetter, ...asState },
    { ...familyPlantMonth, ...asState },
    monthYearDigits,
    monthYearDigits9,
  ],
  plate: "tank-front",
  aliases: ["Sears", "Sears, Roebuck", "Power Miser", "Kenmore Elite"],
  sources: [
    {
      title: "Water Heater Trace: Kenmore",
      url: "https://www.waterheatertrace.com/brands/kenmore/water-heater-age/",
      kind: "trade",
    },
    { title: "Industry Today", url: "https://industrytoday.com/hot-for-innovation/", kind: "trade" },
  ],
};
