import type { Brand } from "../engine/format.ts";
import { yearWeekLetter } from "../formats/ao-smith.ts";
import { labelPrefixYearWeekLetter, labelYearWeek13 } from "../formats/ao-smith-labels.ts";
import { monthYearDigits, monthYearLetter } from "../formats/state.ts";

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
    monthYearDigits,
  ],
  plate: "tank-outside",
  aliases: [],
};
