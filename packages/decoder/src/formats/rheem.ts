import type { Format, ModelYears, Source } from "../engine/format.ts";
import { centre, inspectApedia, inspectorsChart, inventory, rescueChart } from "../sources/sources.ts";

/** Water Heater Trace on Rheem, its sister brands, and older GE heaters that Rheem built. */
export const trace: Source = {
  title: "Water Heater Trace: Rheem",
  url: "https://www.waterheatertrace.com/brands/rheem/water-heater-age/",
  kind: "trade",
};
const plumber: Source = {
  title: "California Plumbing San Diego",
  url: "https://californiaplumbingsd.com/how-to-determine-if-your-water-heater-needs-to-be-replaced/",
  kind: "trade",
};
const label1984: Source = {
  title: "InspectAPedia: Water Heater Age Guesser",
  url: "https://inspectapedia.com/plumbing/Water-Heater-Age-Guesser.php",
  kind: "trade",
};
const label1997: Source = {
  title: "Water Heater Rescue",
  url: "http://www.waterheaterrescue.com/Troubleshooting/lingopages/water-heater-label.html",
  kind: "trade",
};
const plate2004: Source = {
  title: "GitHub: retailbox-automation/foreman-plus",
  url: "https://github.com/retailbox-automation/foreman-plus",
  kind: "compiled",
};

const rheemStyles = centre("Rheem", "rheem-water-heater-age");

// Every source reads the third and fourth digit after the letters as the year. A few read the first pair as a week,
// not a month. The plate of 2004 settles it for the formats with a letter; the others have one step less confidence.
// Rejected rules for Rheem that fit other makers: month letter and year (L12…), plant, year and month letter
// (5800A12345), and year and week (Richmond).

// The lookaheads before the named parts limit near misses. Eleven characters with a letter in the fifth place are A.
// O. Smith's year and week from 2007 on, so a first pair of 07 to 12 is no month there. Leading letters other than R
// and GE match only the exact shape.

/** Month, year, a letter for plant or line, four to six digits. */
export const monthYearLetter: Format = {
  id: "rheem-mmyy-letter",
  shape:
    /^(?=.{8,12}$)(?!(?:0[7-9]|1[0-2])\d\d[A-Z]\d{6}$)(?<month>0[1-9]|1[0-2])(?<year>\d{2})(?<plant>[A-Z])(?<sequence>\d{4,6})$/u,
  inUse: [1950, null],
  attested: [1984, null],
  confidence: "high",
  near: "year",
  sources: [trace, plumber, label1984, label1997],
};

/**
 * The same after one to five letters of the brand. A plate with a printed date shows that the first pair is the
 * month.
 */
export const prefixMonthYearLetter: Format = {
  id: "rheem-prefix-mmyy-letter",
  shape:
    /^(?![A-Z]\d{4}[A-Z]\d{6}$)(?=R|GE|[A-Z]{1,5}\d{4}[A-Z]\d{4,6}$)(?<prefix>[A-Z]{1,5})(?<month>0[1-9]|1[0-2])(?<year>\d{2})(?<plant>[A-Z])(?<sequence>\d{4,6})$/u,
  inUse: [1950, null],
  attested: [1984, null],
  confidence: "high",
  near: "year",
  sources: [trace, plate2004, label1984],
};

/** Month, year and six digits. */
export const monthYearDigits: Format = {
  id: "rheem-mmyy-numeric",
  shape:
    /^(?=.{8,12}$)(?!(?:0[7-9]|1[0-2])\d\d[A-Z]\d{6}$)(?<month>0[1-9]|1[0-2])(?<year>\d{2})(?<sequence>\d{6})$/u,
  inUse: [1950, null],
  attested: [1984, null],
  confidence: "medium",
  near: "year",
  sources: [trace],
};

/**
 * Letters of the brand, month, year and six digits. Ten digits instead of nine distinguish it from the format with a
 * week.
 */
export const prefixMonthYearDigits: Format = {
  id: "rheem-prefix-mmyy-numeric",
  shape:
    /^(?=R|GE|[A-Z]{2,5}\d{10}$)(?<prefix>[A-Z]{1,5})(?<month>0[1-9]|1[0-2])(?<year>\d{2})(?<sequence>\d{6})$/u,
  inUse: [1950, null],
  attested: [2004, null],
  confidence: "medium",
  reasons: [{ code: "week-or-month-disputed" }],
  near: "year",
  sources: [trace, rheemStyles, inventory],
};

// F, G, N and W are missing on purpose: Rheem's air conditioners have week and year after them. An air conditioner
// with M can't be distinguished from a tank.

/** A single plant letter A, M or Q: week, year and five digits. */
export const plantWeekYear: Format = {
  id: "rheem-plant-wwyy",
  shape: /^(?!.{6,8}$)(?<plant>[AMQ])(?<week>0[1-9]|[1-4]\d|5[0-3])(?<year>\d{2})(?<sequence>\d{5})$/u,
  inUse: [2000, null],
  attested: [2012, null],
  confidence: "medium",
  reasons: [{ code: "plant-letter-means-week" }],
  near: "year",
  sources: [trace, rheemStyles, inventory],
};

/** Letters of the brand before the plant letter, then week and year. A GE heater of week 51 is an example. */
export const prefixPlantWeekYear: Format = {
  id: "rheem-prefix-plant-wwyy",
  shape:
    /^(?<prefix>[A-Z]{1,4})(?<plant>[AMQ])(?<week>0[1-9]|[1-4]\d|5[0-3])(?<year>\d{2})(?<sequence>\d{5})$/u,
  inUse: [2000, null],
  attested: [2012, null],
  confidence: "medium",
  reasons: [{ code: "plant-letter-means-week" }],
  sources: [rheemStyles, inspectApedia("GE", "plumbing/GE-Water-Heater-Age-Manuals.php"), trace, inventory],
};

// No plate with this format was found, and the sources disagree on the first pair, so only the year is read.

/** Letters of the brand without a plant letter, and nine digits. Week or month is unclear, the year is certain. */
export const prefixYear: Format = {
  id: "rheem-prefix-yy",
  shape:
    /^(?=R[A-Z]{0,3}[B-LN-PR-Z]\d)(?<prefix>[A-Z]{2,5})(?<unknown>0[1-9]|[1-4]\d|5[0-3])(?<year>\d{2})(?<sequence>\d{5})$/u,
  inUse: [2000, null],
  attested: [2012, null],
  confidence: "low",
  reasons: [{ code: "inferred-rule" }, { code: "week-or-month-disputed" }],
  sources: [trace, rheemStyles, inventory],
};

/** A first pair that can't be a month, perhaps a week. The year is the same either way. */
export const weekYearLetter: Format = {
  id: "rheem-wwyy-letter-fallback",
  shape:
    /^(?<prefix>R|[A-Z]{2,5})?(?<unknown>1[3-9]|[2-4]\d|5[0-3])(?<year>\d{2})(?<plant>[A-Z])(?<sequence>\d{4,5})$/u,
  inUse: [1984, null],
  confidence: "low",
  reasons: [{ code: "inferred-rule" }, { code: "week-or-month-disputed" }],
  sources: [rheemStyles, inventory],
};

/** Before 2000: month and year, sometimes after R and up to three letters; an optional letter, five or six digits. */
export const monthYearBefore2000: Format = {
  id: "rheem-mmyy-1969-1999",
  shape:
    /^(?<prefix>R[A-Z]{0,3})?(?<month>0[1-9]|1[0-2])(?<year>69|[7-9]\d)(?<plant>[A-Z]?)(?<sequence>\d{5,6})$/u,
  inUse: [1969, 1999],
  confidence: "medium",
  sources: [inspectorsChart, rescueChart, inventory],
};

// Another inspector's page puts month and year first for heaters from 1969 on.

/** The 1970s: five digits, then week and year. */
export const weekYear1970s: Format = {
  id: "rheem-wwyy-1970s",
  shape: /^(?<sequence>\d{5})(?<week>0[1-9]|[1-4]\d|5[0-3])(?<year>7\d)$/u,
  inUse: [1970, 1979],
  confidence: "low",
  reasons: [{ code: "single-source" }, { code: "sources-disagree" }],
  sources: [
    {
      title: "PickHVAC: age of a Rheem",
      url: "https://www.pickhvac.com/hvac/age-serial-number/rheem/",
      kind: "trade",
    },
    inventory,
  ],
};

// Without the printed dot, the ten digits also fit month and year, so both dates are returned.

/** Tankless, built by Paloma: year, month and six digits, printed with a dot between the first two pairs. */
export const palomaYearMonth: Format = {
  id: "paloma-yymm",
  shape: /^(?<year>\d{2})(?<month>0[1-9]|1[0-2])(?<sequence>\d{6})$/u,
  inUse: [2004, null],
  attested: [2004, 2006],
  confidence: "low",
  reasons: [{ code: "single-source" }],
  printed: /^\D*\d{2}\.\d{2}[-\s]?\d{6}$/u,
  sources: [rheemStyles, inventory],
};

/** Tank formats of all of Rheem's names, newest first. */
export const rheemTanks: readonly Format[] = [
  plantWeekYear,
  prefixPlantWeekYear,
  prefixYear,
  prefixMonthYearLetter,
  prefixMonthYearDigits,
  monthYearLetter,
  monthYearDigits,
  weekYearLetter,
  monthYearBefore2000,
];

/** Tank and tankless formats, for the names that Paloma also built for. */
export const rheemFormats: readonly Format[] = [...rheemTanks, palomaYearMonth];

/**
 * The heat pumps of Rheem and Ruud. The HP-50 was the first. The report on its launch names a tax credit of 30%, up to
 * $1,500, which existed in 2009 and 2010, so no heat pump is older than 2009.
 */
export const rheemHybrids: readonly ModelYears[] = [
  {
    shape: /^(?:XE\d{2}T\d{2}H|PRO[PU]H\d{2}|HPLD\d{2})/u,
    line: "Hybrid Electric",
    from: 2009,
    to: null,
    source: {
      title: "Contracting Business: Rheem launches HP-50 heat pump water heater",
      url: "https://www.contractingbusiness.com/archive/article/20860326/rheem-launches-hp-50-heat-pump-water-heater",
      kind: "trade",
    },
  },
];
