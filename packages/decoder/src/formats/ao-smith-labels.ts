import type { Format } from "../engine/format.ts";
import { prefixYearWeekLetter, yearWeek13, yearWeekLetter } from "./ao-smith.ts";

const reasons = [{ code: "inferred-from-sister-brand" }] as const;

/** For the group's labels without a known dated heater with a nine-digit number. */
export const labelYearWeek13: Format = { ...yearWeek13, confidence: "medium", reasons };

/** For American's labels. No dated heater was found, and year and week came first before 2008 too. */
export const labelYearWeekLetter: Format = {
  ...yearWeekLetter,
  inUse: [1980, null],
  confidence: "medium",
  reasons,
};

/** For the group's labels without a known heater with a leading letter. */
export const labelPrefixYearWeekLetter: Format = { ...prefixYearWeekLetter, confidence: "low", reasons };
