import type { Format } from "../engine/format.ts";
import { prefixYearWeekLetter, yearWeek13, yearWeekLetter } from "./ao-smith.ts";

const reasons = [{ code: "inferred-from-sister-brand" }] as const;

/** For labels of the group without a known dated heater that has a nine-digit number. */
export const labelYearWeek13: Format = { ...yearWeek13, confidence: "medium", reasons };

/** For the labels of American. No dated heater was found, and year and week came first before 2008 too. */
export const labelYearWeekLetter: Format = {
  ...yearWeekLetter,
  inUse: [1980, null],
  confidence: "medium",
  reasons,
};

/** For labels of the group without a known heater that has the letter in front. */
export const labelPrefixYearWeekLetter: Format = { ...prefixYearWeekLetter, confidence: "low", reasons };
