import type { Brand } from "../engine/format.ts";
import {
  countOnly,
  letterYearWeek10,
  letterYearWeek11,
  letterYearWeekLetter,
  letterYearWeekShort,
  yearsWeeks10,
} from "../formats/american.ts";

/** American Appliance: some serial numbers are plain counters, and the date is in a warranty code next to them. */
export const americanAppliance: Brand = {
  slug: "american-appliance",
  label: "American Appliance",
  maker: "American Appliance Manufacturing Corporation (A. O. Smith)",
  formats: [
    countOnly,
    ...yearsWeeks10.map((format) => ({ ...format, confidence: "medium" }) as const),
    letterYearWeek10,
    letterYearWeekLetter,
    letterYearWeek11,
    letterYearWeekShort,
  ],
  plate: "tank-outside",
  aliases: ["Ameri-Glas"],
};
