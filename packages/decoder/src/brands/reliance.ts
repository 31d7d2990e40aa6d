import type { Brand } from "../engine/format.ts";
import { plantMonthLetter, yearWeekLetter } from "../formats/ao-smith.ts";
import { labelPrefixYearWeekLetter, labelYearWeek13 } from "../formats/ao-smith-labels.ts";
import { familyPlantMonth, monthYearDigits, monthYearDigits9, monthYearLetter } from "../formats/state.ts";

const asState = { confidence: "medium", reasons: [{ code: "inferred-from-sister-brand" }] } as const;

/** Reliance: built by State and numbered like it. */
export const reliance: Brand = {
  slug: "reliance",
  label: "Reliance",
  maker: "State Industries (A. O. Smith)",
  formats: [
    labelYearWeek13,
    yearWeekLetter,
    labelPrefixYearWeekLetter,
    { ...monthYearLetter, confidence: "medium" },
    { ...plantMonthLetter, ...asState },
    familyPlantMonth,
    monthYearDigits,
    monthYearDigits9,
  ],
  plate: "tank-outside",
  aliases: [],
};
