import type { Brand } from "../engine/format.ts";
import { letterYearWeek10, letterYearWeek11, yearsWeeks10 } from "../formats/american.ts";
import {
  labelPrefixYearWeekLetter,
  labelYearWeek13,
  labelYearWeekLetter,
} from "../formats/ao-smith-labels.ts";

/** Craftmaster: built by American and numbered like it. */
export const craftmaster: Brand = {
  slug: "craftmaster",
  label: "Craftmaster",
  maker: "American Water Heater Company (A. O. Smith)",
  formats: [
    labelYearWeek13,
    labelYearWeekLetter,
    labelPrefixYearWeekLetter,
    ...yearsWeeks10,
    { ...letterYearWeek10, confidence: "low", reasons: [{ code: "inferred-from-sister-brand" }] },
    letterYearWeek11,
  ],
  plate: "tank-outside",
  aliases: ["U.S. Craftmaster"],
};
