import type { Format } from "../engine/format.ts";
import { prefixYearWeekLetter, yearWeek13, yearWeekLetter } from "./ao-smith.ts";
import { countOnly, letterYearWeek10, letterYearWeek11, yearWeek10 } from "./american.ts";

/** For the labels that American built: its formats, of which no heater with the label was found. */
export const americanLabelFormats: readonly Format[] = [
  yearWeek13,
  { ...yearWeekLetter, inUse: [1980, null] },
  { ...prefixYearWeekLetter, confidence: "low" },
  yearWeek10,
  letterYearWeek10,
  letterYearWeek11,
  countOnly,
];
