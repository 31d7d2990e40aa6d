import type { Format, Source } from "../engine/format.ts";
import { centre, inventory } from "../sources/sources.ts";
import { labelYearWeek13 } from "./ao-smith-labels.ts";

const questions: Source = {
  title: "gsw-wh.com",
  url: "https://gsw-wh.com/faq/",
  kind: "maker",
};
const questionsOfJohnWood: Source = {
  title: "johnwoodwaterheaters.com",
  url: "https://johnwoodwaterheaters.com/faqs/",
  kind: "maker",
};
const recall2003: Source = {
  title: "CPSC: GSW recall of 2003",
  url: "https://www.cpsc.gov/Recalls/2003/CPSC-Firms-Announce-Recall-of-GSW-Water-Heaters-With-SIT-Temperature-Controls-",
  kind: "regulator",
};
const inspector: Source = {
  title: "ieinspections.ca",
  url: "https://www.ieinspections.ca/blog/category/water-heater",
  kind: "trade",
};

// Sources disagree on the two digits after the year before 2008. According to the maker they are the month, and the
// week from 2008 on; its rule is used. Another source starts the week in spring 2003. The recall of 2003 (0202694162
// to 0304507825, sold February 2002 to April 2003) fits the month exactly and doesn't rule out the week; 0331263882
// must be a week. A heater of 2004 to 2007 with a week of 01 to 12 would get a month that is off by up to eleven
// months; its year is right. One manual covers GSW and John Wood.

// Month, year, a letter and five digits or fewer is Rheem's shape, so a first pair that can be a month is no near
// miss here.

/** Year and week after a letter that has nothing to do with the date: since 2008. */
const yearWeek: Format = {
  id: "gsw-yyww",
  shape:
    /^(?!(?:0[1-9]|1[0-2])\d\d[A-Z]\d{4,5}$)(?<prefix>[A-Z]?)(?<year>\d{2})(?<week>0[1-9]|[1-4]\d|5[0-3])(?<plant>[A-Z]?)(?<sequence>\d{6,7})$/u,
  inUse: [2008, null],
  confidence: "high",
  near: "year",
  sources: [questions, questionsOfJohnWood, inspector],
};

/** Year and month after a letter that has nothing to do with the date: before 2008. */
const yearMonth: Format = {
  id: "gsw-yymm",
  shape: /^(?<prefix>[A-Z]?)(?<year>\d{2})(?<month>0[1-9]|1[0-2])(?<sequence>\d{6})$/u,
  inUse: [1980, 2007],
  attested: [1989, 2007],
  confidence: "high",
  reasons: [{ code: "week-or-month-disputed" }],
  near: "year",
  sources: [questions, questionsOfJohnWood, recall2003, inspector],
};

/** Digits above 12 before 2008, which can't be a month, contrary to the maker's own rule. */
const earlyYearWeek: Format = {
  id: "gsw-yyww-pre2008",
  shape: /^(?<prefix>[A-Z]?)(?<year>\d{2})(?<week>1[3-9]|[2-4]\d|5[0-3])(?<sequence>\d{6})$/u,
  inUse: [2000, 2007],
  attested: [2003, 2003],
  confidence: "low",
  reasons: [{ code: "week-or-month-disputed" }],
  sources: [inspector],
};

/** Six digits, then year and month after a hyphen. */
const trailingYearMonth: Format = {
  id: "gsw-trailing-yymm",
  shape: /^(?<sequence>\d{6})(?<year>7[5-9]|8[0-6])(?<month>0[1-9]|1[0-2])$/u,
  inUse: [1975, 1986],
  confidence: "low",
  reasons: [{ code: "single-source" }],
  printed: /^\d{6} ?- ?\d{4}$/u,
  sources: [centre("John Wood", "john-wood-water-heater-age"), inventory],
};

// No GSW heater with A. O. Smith's 13 digits was found.

/** All of GSW's serial number formats, newest first, including its John Wood heaters. */
export const gswFormats: readonly Format[] = [
  { ...labelYearWeek13, confidence: "low" },
  yearWeek,
  yearMonth,
  earlyYearWeek,
  trailingYearMonth,
];
