import type { Format } from "../engine/format.ts";
import { centre, inspectApedia, inspectorsChart, inventory } from "../sources/sources.ts";
import {
  changeOf2008,
  inspectors,
  monthLetters,
  plantMonthLetter,
  plantMonthShort,
  prefixYearWeekLetter,
  stateStyles,
  yearWeek13,
  yearWeekLetter,
} from "./ao-smith.ts";

const stateStyleGuide = centre("State", "state-water-heater-age");
const stateManuals = inspectApedia("State", "plumbing/State-Water-Heater-Age-Manuals.php");

const read = { month: monthLetters } as const;

/** Month letter, year, a letter and six digits: the last years before 2008. */
export const monthYearLetter: Format = {
  id: "month-yy-letter-10",
  shape: /^(?<month>[A-HJ-M])(?<year>\d{2})(?<plant>[A-Z])(?<sequence>\d{6})$/u,
  inUse: [1980, 2008],
  attested: [2004, 2007],
  read,
  confidence: "high",
  near: "month",
  sources: [inspectors, changeOf2008, stateStyles],
};

/** Month letter, year and seven digits. */
export const monthYearDigits: Format = {
  id: "month-yy-digits-10",
  shape: /^(?<month>[A-HJ-M])(?<year>\d{2})(?<sequence>\d{7})$/u,
  inUse: [1960, 2008],
  attested: [1976, 2005],
  read,
  confidence: "medium",
  near: "month",
  sources: [inspectors, changeOf2008, stateStyles, stateStyleGuide, inspectorsChart, stateManuals, inventory],
};

/** Month letter, year and six digits, from dated heaters of State, Reliance and Sears. */
export const monthYearDigits9: Format = {
  id: "month-yy-digits-9",
  shape: /^(?<month>[A-HJ-M])(?<year>\d{2})(?<sequence>\d{6})$/u,
  inUse: [1960, 2008],
  attested: [1976, 2004],
  read,
  confidence: "medium",
  sources: [stateStyleGuide, inspectorsChart, stateManuals, inventory],
};

// A. O. Smith bought State in 2001. Its plant letter was used on heaters of the family until July 2004.

/** Plant and month letter, year and digits, in A. O. Smith's format. */
export const familyPlantMonth: Format = { ...plantMonthShort, attested: [2003, 2004] };

/** All of State's serial number formats, newest first. */
export const stateFormats: readonly Format[] = [
  yearWeek13,
  yearWeekLetter,
  prefixYearWeekLetter,
  monthYearLetter,
  plantMonthLetter,
  familyPlantMonth,
  monthYearDigits,
  monthYearDigits9,
];
