import type { Brand } from "../engine/format.ts";
import { yearWeekLetter } from "../formats/ao-smith.ts";
import { labelPrefixYearWeekLetter, labelYearWeek13 } from "../formats/ao-smith-labels.ts";
import { monthYearDigits, monthYearLetter } from "../formats/state.ts";

/** Kenmore: model numbers that begin with 153 were built by State and A. O. Smith. */
export const kenmore: Brand = {
  slug: "kenmore",
  label: "Kenmore",
  maker: "State Industries; A. O. Smith",
  formats: [
    labelYearWeek13,
    yearWeekLetter,
    labelPrefixYearWeekLetter,
    { ...monthYearLetter, confidence: "medium" },
    monthYearDigits,
  ],
  plate: "tank-front",
  aliases: ["Sears", "Power Miser", "Kenmore Elite"],
  sources: [
    {
      title: "Water Heater Trace: Kenmore",
      url: "https://www.waterheatertrace.com/brands/kenmore/water-heater-age/",
      kind: "trade",
    },
    { title: "Industry Today", url: "https://industrytoday.com/hot-for-innovation/", kind: "trade" },
  ],
};
