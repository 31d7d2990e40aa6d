import type { Format } from "../engine/format.ts";
import { prefixYearWeekLetter, yearWeek13, yearWeekLetter } from "./ao-smith.ts";
import { countOnly, letterYearWeek10, letterYearWeek11, yearsWeeks10 } from "./american.ts";

/** American's formats, for the labels that it built. No heater with such a label was found. */
export const americanLabelFormats: readonly Format[] = [
  yearWeek13,
  { ...yearWeekLetter, inUse: [1980, null] },
  { ...prefixYearWeekLetter, confidence: "low" },
  ...yearsWeeks10,
  letterYearWeek10,
  letterYearWeek11,
  countOnly,
];
