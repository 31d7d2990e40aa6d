import type { Brand, Format } from "../engine/format.ts";
import { labelYearWeek13, labelYearWeekLetter } from "../formats/ao-smith-labels.ts";
import { letterYearWeek10, letterYearWeek11, yearsWeeks10 } from "../formats/american.ts";
import { dayOfYear } from "../formats/ariston.ts";

const unsure = { confidence: "low", reasons: [{ code: "inferred-from-sister-brand" }] } as const;
const american: readonly Format[] = [
  { ...labelYearWeek13, ...unsure },
  { ...labelYearWeekLetter, ...unsure },
  ...yearsWeeks10.map((format) => ({ ...format, ...unsure }) as const),
  { ...letterYearWeek10, ...unsure },
  { ...letterYearWeek11, ...unsure },
];

// American as the maker is inferred from "Standard" in a list of its labels. American Standard's rules for air
// conditioners aren't used.

/** American Standard: heat pump tanks of 2024 use Ariston's layout; older heaters possibly that of American. */
export const americanStandard: Brand = {
  slug: "american-standard",
  label: "American Standard",
  maker: "American Water Heater Company (?); Ariston Group",
  formats: [dayOfYear, ...american],
  longest: 21,
  plate: "tank-outside",
  aliases: [],
};
