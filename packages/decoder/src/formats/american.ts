import type { Format, Source } from "../engine/format.ts";
import { centre, inspectApedia, inventory } from "../sources/sources.ts";
import { labelPrefixYearWeekLetter, labelYearWeek13, labelYearWeekLetter } from "./ao-smith-labels.ts";

/** A chart of 2011 with the labels that American built. */
export const chartOf2011: Source = {
  title: "Yinfor: chart of makers, 2011",
  url: "https://www.yinfor.com/2011/11/how_to_determine_water_heater_.html",
  kind: "trade",
};
/** An inspectors' article of 2006: American used ten digits, year and week first, on its 52 brands. */
const article2006: Source = {
  title: "The Inspector's Journal, topic 1750",
  url: "https://inspectorsjournal.com/topic/1750-understanding-water-heater-date-codes",
  kind: "trade",
};
const heaterOf2001: Source = {
  title: "InterNACHI forum: help with water heater age",
  url: "https://forum.nachi.org/t/help-with-water-heater-age/15528",
  kind: "trade",
};
const forumAges: Source = {
  title: "InterNACHI forum: determining heater age",
  url: "https://forum.nachi.org/t/determining-water-heater-age/5475",
  kind: "trade",
};
const applianceStyles = centre("American Appliance", "american-appliance-mfg-corp");

/** Year, week and six digits. */
const yearWeek10: Format = {
  id: "american-yyww-10",
  shape: /^(?!0[2-6](?:0[1-9]|1[0-2])\d{6}$)(?<year>\d{2})(?<week>0[1-9]|[1-4]\d|5[0-3])(?<sequence>\d{6})$/u,
  inUse: [1980, null],
  attested: [1989, 2008],
  confidence: "high",
  near: "year",
  sources: [article2006, heaterOf2001, forumAges, chartOf2011],
};

// GSW of Canada, which used the month, owned American from 2002 to 2006. The inspectors' reference reads 0503535368
// as March 2005 and assumes that GSW built that heater; it has no printed date. Later weeks can't be months.

/** The same from 2002 to 2006 with a pair that may be a month. The year is certain. */
const yearWeekOrMonth10: Format = {
  ...yearWeek10,
  id: "american-yyww-10-disputed",
  shape: /^(?<year>0[2-6])(?<week>0[1-9]|1[0-2])(?<sequence>\d{6})$/u,
  inUse: [2002, 2006],
  attested: [2002, 2006],
  confidence: "medium",
  near: undefined,
  reasons: [{ code: "week-or-month-disputed" }],
  sources: [article2006, heaterOf2001, centre("American", "american-water-heater-age"), inventory],
};

/** Year, week and six digits, as American used them under all of its names. */
export const yearsWeeks10: readonly Format[] = [yearWeek10, yearWeekOrMonth10];

/** A letter, then year, week and five digits: the years of American Appliance and Mor-Flo. */
export const letterYearWeek10: Format = {
  id: "american-letter-yyww-10",
  shape: /^(?<plant>[A-Z])(?<year>\d{2})(?<week>0[1-9]|[1-4]\d|5[0-3])(?<sequence>\d{5})$/u,
  inUse: [1980, 2008],
  attested: [1986, 1986],
  confidence: "medium",
  sources: [applianceStyles, centre("Mor-Flo", "mor-flo-water-heater-age"), forumAges],
};

/** A letter, then year, week and six digits. */
export const letterYearWeek11: Format = {
  id: "american-letter-yyww-11",
  shape: /^(?<plant>[A-Z])(?<year>\d{2})(?<week>0[1-9]|[1-4]\d|5[0-3])(?<sequence>\d{6})$/u,
  inUse: [1980, null],
  confidence: "low",
  reasons: [{ code: "single-source" }],
  sources: [forumAges],
};

/** A letter, year, week, five digits and a letter. */
export const letterYearWeekLetter: Format = {
  id: "aamc-letter-yyww-seq-letter-11",
  shape: /^(?<plant>[A-Z])(?<year>\d{2})(?<week>0[1-9]|[1-4]\d|5[0-3])(?<sequence>\d{5})(?<suffix>[A-Z])$/u,
  inUse: [1980, 1999],
  attested: [1986, 1986],
  confidence: "medium",
  sources: [
    applianceStyles,
    inspectApedia("American water heaters", "plumbing/American-Water-Heater-Age-Manuals.php"),
    inventory,
  ],
};

// InspectAPedia reads A854892 as week 48 of 1985. The Building Intelligence Center shows such numbers next to the
// warranty code that holds the date. Both readings are returned, but no years that neither shows.

/**
 * A letter, year, week and two or three digits, according to one source; according to another, such numbers contain
 * no date.
 */
export const letterYearWeekShort: Format = {
  id: "aamc-letter-yyww-7",
  shape: /^(?<plant>[A-Z])(?<year>8[0-9])(?<week>0[1-9]|[1-4]\d|5[0-3])(?<sequence>\d{2,3})$/u,
  inUse: [1980, 1989],
  attested: [1985, 1986],
  confidence: "low",
  reasons: [{ code: "may-be-undated" }, { code: "single-source" }],
  sources: [
    inspectApedia("American water heaters", "plumbing/American-Water-Heater-Age-Manuals.php"),
    applianceStyles,
    inventory,
  ],
};

/** A letter and a running number. The date is in a warranty code next to it. */
export const countOnly: Format = {
  id: "aamc-sequential",
  shape: /^(?<prefix>[A-Z])(?<sequence>\d{6,7})$/u,
  inUse: [1970, 1990],
  undated: true,
  confidence: "high",
  sources: [applianceStyles, forumAges],
};

/** All of American's serial number formats, newest first. */
export const americanFormats: readonly Format[] = [
  labelYearWeek13,
  labelYearWeekLetter,
  labelPrefixYearWeekLetter,
  ...yearsWeeks10,
  letterYearWeek10,
  letterYearWeek11,
  countOnly,
];
