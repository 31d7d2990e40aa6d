import type { Format, Source } from "../engine/format.ts";
import { centre, inventory, journalChart } from "../sources/sources.ts";
import {
  inspectors,
  monthLetters,
  plantMonthLetter,
  plantMonthShort,
  plumber,
  prefixYearWeekLetter,
  smithManuals,
  yearWeek13,
  yearWeekLetter,
} from "./ao-smith.ts";
import { monthYearLetter } from "./state.ts";

const recall1991: Source = {
  title: "CPSC release 92-016",
  url: "https://customheatandair.com/webapp/p/96/a.o.smith-recall",
  kind: "trade",
};

const smithStyles = centre("A. O. Smith", "a-o-smith-water-heater-age");

const read = { month: monthLetters } as const;

/** Plant and month letter, year, seven digits, and the last three characters of the model number. */
const plantMonthModel: Format = {
  id: "plant-month-yy-14",
  shape: /^(?<plant>[A-Z])(?<month>[A-HJ-M])(?<year>\d{2})(?<sequence>\d{7})(?<model>[A-Z\d]{3})$/u,
  inUse: [1980, 2008],
  attested: [1991, 2003],
  read,
  confidence: "high",
  sources: [recall1991, inspectors, plumber],
};

/** The same with five digits, from a plate of 1982. */
const plantMonthModel12: Format = {
  ...plantMonthModel,
  id: "plant-month-yy-12",
  shape: /^(?<plant>[A-Z])(?<month>[A-HJ-M])(?<year>\d{2})(?<sequence>\d{5})(?<model>[A-Z\d]{3})$/u,
  attested: [1982, 1982],
  confidence: "medium",
  sources: [smithStyles, smithManuals, inventory],
};

/** Month letter, year, a letter and seven digits instead of the usual six: the last years before 2008. */
const monthYearLetter11: Format = {
  ...monthYearLetter,
  id: "month-yy-letter-11",
  shape: /^(?<month>[A-HJ-M])(?<year>\d{2})(?<plant>[A-Z])(?<sequence>\d{7})$/u,
  inUse: [1990, 2008],
  attested: [2004, 2007],
  confidence: "medium",
  sources: [smithStyles, journalChart, inventory],
};

/** The 1970s: a letter and two digits, then month letter and year. */
const letterMonth1970s: Format = {
  id: "letter-nn-month-yy",
  shape: /^(?<plant>[A-Z]\d{2})(?<month>[A-HJ-M])(?<year>\d{2})(?<sequence>\d{5,6})$/u,
  inUse: [1965, 1982],
  attested: [1970, 1979],
  read,
  confidence: "medium",
  sources: [smithStyles, smithManuals, inventory],
};

/** All of A. O. Smith's serial number formats under its own names, newest first. */
export const smithFormats: readonly Format[] = [
  yearWeek13,
  yearWeekLetter,
  prefixYearWeekLetter,
  { ...monthYearLetter, confidence: "medium" },
  monthYearLetter11,
  plantMonthLetter,
  plantMonthModel,
  plantMonthModel12,
  plantMonthShort,
  letterMonth1970s,
];
