import type { Format } from "../engine/format.ts";
import { prefixYearWeekLetter, yearWeek13, yearWeekLetter } from "./ao-smith.ts";

const reasons = [{ code: "inferred-from-sister-brand" }] as const;

/** For the labels of the group of which no dated heater with a nine-digit number was found. */
export const labelYearWeek13: Format = { ...yearWeek13, confidence: "medium", reasons };

/** For the labels of American: no dated heater was found, and year and week came first before 2008 as well. */
export const labelYearWeekLetter: Format = {
  ...yearWeekLetter,
  inUse: [1980, null],
  confidence: "medium",
  reasons,
};

/** For the labels of the group of which no heater with the letter in front was found. */
export const labelPrefixYearWeekLetter: Format = { ...prefixYearWeekLetter, confidence: "low", reasons };
