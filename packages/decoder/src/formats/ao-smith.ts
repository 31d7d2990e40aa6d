import type { Format, Source } from "../engine/format.ts";
import { inspectApedia, inspectorsChart, inventory } from "../sources/sources.ts";

/** The recall that reads the first four digits as year and week, for seven of the group's labels. */
export const recall2018: Source = {
  title: "CPSC: A. O. Smith recall of 2018",
  url: "https://www.cpsc.gov/Recalls/2018/a-o-smith-recalls-ultra-low-nox-water-heaters-due-to-fire-hazard",
  kind: "regulator",
};
/** A plumber's page with serial numbers of several decades. It reads two of them differently from the recall. */
export const plumber: Source = {
  title: "kcwaterheater.com",
  url: "https://kcwaterheater.com/how-old-is-my-water-heater/",
  kind: "trade",
};
/** Serial numbers of State heaters in four formats. */
export const stateStyles: Source = {
  title: "Sensible Digs: State water heaters",
  url: "https://sensibledigs.com/how-old-is-my-state-water-heater/",
  kind: "trade",
};
const trace: Source = {
  title: "Water Heater Trace: State",
  url: "https://www.waterheatertrace.com/brands/state/water-heater-age/",
  kind: "trade",
};
/** An inspector's heater of 2008, week 33, and what colleagues know about the years before. */
export const changeOf2008: Source = {
  title: "InterNACHI forum: water heater date code",
  url: "https://forum.nachi.org/t/water-heater-date-code/48546",
  kind: "trade",
};
/** Inspectors' summary of the rules of several makers. */
export const inspectors: Source = {
  title: "The Inspector's Journal, topic 1617",
  url: "https://www.inspectorsjournal.com/topic/1617-how-to-determine-the-age-of-a-wh/",
  kind: "trade",
};

/** Serial numbers of A. O. Smith in the formats of several decades. */
export const smithManuals = inspectApedia("A. O. Smith", "plumbing/AO-Smith-Water-Heater-Age-Manuals.php");
const utilities: Source = {
  title: "Hot Water Solutions NW",
  url: "https://hotwatersolutionsnw.org/news/how-old-is-my-water-heater",
  kind: "trade",
};

/** Letters of the months, without I. */
export const monthLetters = "ABCDEFGHJKLM";
const read = { month: monthLetters } as const;

/** Year, week and a nine-digit number that all labels of the group share. */
export const yearWeek13: Format = {
  id: "yyww-13",
  shape: /^(?<year>\d{2})(?<week>0[1-9]|[1-4]\d|5[0-3])(?<sequence>\d{9})$/u,
  inUse: [2014, null],
  attested: [2016, null],
  confidence: "high",
  counter: [
    { year: 2017, month: 8, at: 107_397_129 },
    { year: 2018, month: 9, at: 111_786_352 },
    { year: 2023, month: 9, at: 135_877_683 },
  ],
  near: "year",
  sources: [recall2018, plumber, stateStyles],
};

// Month, year, a letter and five digits or fewer is Rheem's shape, so a first pair that can be a month is no near
// miss here.

/** Year, week, a letter and six digits: from 2008 until the nine-digit number. */
export const yearWeekLetter: Format = {
  id: "yyww-letter-11",
  shape:
    /^(?!(?:0[1-9]|1[0-2])\d\d[A-Z]\d{4,5}$)(?<year>\d{2})(?<week>0[1-9]|[1-4]\d|5[0-3])(?<plant>[A-Z])(?<sequence>\d{6})$/u,
  inUse: [2007, null],
  attested: [2008, 2016],
  confidence: "high",
  near: "year",
  sources: [recall2018, changeOf2008, stateStyles, trace],
};

/** The same after one letter, which has nothing to do with the date. */
export const prefixYearWeekLetter: Format = {
  id: "prefix-yyww-letter-12",
  shape: /^(?<prefix>[A-Z])(?<year>\d{2})(?<week>0[1-9]|[1-4]\d|5[0-3])(?<plant>[A-Z])(?<sequence>\d{6})$/u,
  inUse: [2007, null],
  attested: [2011, 2013],
  confidence: "medium",
  near: "year",
  sources: [stateStyles, trace],
};

/** Plant and month letter, year, a letter and six digits. */
export const plantMonthLetter: Format = {
  id: "plant-month-yy-letter-11",
  shape: /^(?<plant>[A-Z])(?<month>[A-HJ-M])(?<year>\d{2})(?<unknown>[A-Z])(?<sequence>\d{6})$/u,
  inUse: [1980, 2008],
  attested: [2004, 2004],
  read,
  confidence: "medium",
  near: "month",
  sources: [plumber, stateStyles],
};

/** Plant and month letter, year and five to seven digits. */
export const plantMonthShort: Format = {
  id: "plant-month-yy-short",
  shape: /^(?<plant>[A-Z\d])(?<month>[A-HJ-M])(?<year>\d{2})(?<sequence>\d{5,7})$/u,
  inUse: [1980, 2008],
  attested: [1982, 2004],
  read,
  confidence: "medium",
  sources: [inspectorsChart, smithManuals, utilities, inventory],
};
