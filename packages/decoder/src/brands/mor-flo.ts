import type { Brand } from "../engine/format.ts";
import { countOnly, letterYearWeek10, letterYearWeekLetter, yearsWeeks10 } from "../formats/american.ts";

// One source treats Mor-Flo and American Appliance as one brand with a loose pattern, which is not used. Some numbers
// are plain counters, and the date is in a warranty code next to them.

/** Mor-Flo: a sister of American Appliance, later part of American. */
export const morFlo: Brand = {
  slug: "mor-flo",
  label: "Mor-Flo",
  maker: "Mor-Flo Industries; American Water Heater Company",
  formats: [...yearsWeeks10, letterYearWeek10, letterYearWeekLetter, countOnly],
  atMost: "low",
  reasons: [{ code: "inferred-from-sister-brand" }],
  plate: "tank-outside",
  aliases: ["Mor-Flo Industries"],
};
