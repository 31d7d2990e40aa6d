import type { Brand } from "../engine/format.ts";
import { yearsWeeks10 } from "../formats/american.ts";
import { prefixYearWeekLetter, yearWeek13, yearWeekLetter } from "../formats/ao-smith.ts";

/** Whirlpool: built by American under license and numbered like its heaters, not like Whirlpool's appliances. */
export const whirlpool: Brand = {
  slug: "whirlpool",
  label: "Whirlpool",
  maker: "American Water Heater Company (A. O. Smith)",
  formats: [
    yearWeek13,
    { ...yearWeekLetter, inUse: [1980, null] },
    { ...prefixYearWeekLetter, confidence: "low" },
    ...yearsWeeks10,
  ],
  atMost: "medium",
  reasons: [{ code: "inferred-from-sister-brand" }],
  plate: "tank-outside",
  aliases: [],
};
