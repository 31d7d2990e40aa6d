import type { Brand, Format, Source } from "../engine/format.ts";
import { monthLetters, recall2018, yearWeek13, yearWeekLetter } from "../formats/ao-smith.ts";
import { lettersEightDigits, lettersSevenDigits, lettersSixDigits } from "../formats/bradford-white.ts";
import { boilersCounted, recall2023 } from "../formats/lochinvar.ts";
import { centre, inventory, journalChart, lookAtAHouse } from "../sources/sources.ts";

const climateDesign: Source = {
  title: "Climate Design",
  url: "https://www.climatedesign.com/determine-age-efficiency-water-heater/",
  kind: "trade",
};
const ageOfFurnaces: Source = {
  title: "qualityhomemi.com: dating furnaces and water heaters",
  url: "https://qualityhomemi.com/dating-furnaces-boiler-water-heaters/",
  kind: "trade",
};
/** A storage tank of 2021, whose serial number a spreadsheet has rounded to 2.14313E+12. */
const hotelSurvey: Source = {
  title: "GitHub: jeffreyroulaine/Asset-Survey",
  url: "https://github.com/jeffreyroulaine/Asset-Survey",
  kind: "trade",
};

const styles = centre("Lochinvar", "lochinvar-hvac-age");
const ofOnePage = {
  confidence: "low",
  reasons: [{ code: "single-source" }],
  sources: [centre("Knight", "knight-water-heater-age"), styles, inventory],
} as const;

/** Lochinvar's own guide is not public. An inspector's program states its rules. */
const guide: Source = {
  title: "GitHub: kevinspect/mpi-field-tools, after Lochinvar's guide 904026WARR, revision 21",
  url: "https://github.com/kevinspect/mpi-field-tools",
  kind: "trade",
};
const ofGuide = { confidence: "medium", sources: [guide, ...ofOnePage.sources] } as const;

// Three public sources give Lochinvar's tanks the letters of Bradford White, which built them. One page has a table
// of 22 letters that starts elsewhere. BH6479275 is where August 2005 is in Bradford White's count, so its letters
// are used. Letters that fit two cycles of 20 years give two dates.

/** Tanks built by Bradford White use its letters and its running number. */
const tank = {
  confidence: "medium",
  reasons: [{ code: "sources-disagree" }],
  sources: [
    climateDesign,
    lookAtAHouse(
      "Lochinvar",
      "2018/9",
      "how-do-i-tell-the-age-of-a-lochinvar-water-heater-from-the-serial-number",
    ),
    journalChart,
    inventory,
  ],
} as const;

// For boilers, one source counts A to L as the months, the other leaves out I and ends with M. Both agree on A to H.

/** Month letter, year, a letter and eight digits: boilers and commercial heaters until May 2015. */
const monthYearLetter: Format = {
  id: "lochinvar-month-yy-letter-12",
  shape: /^(?<month>[A-H])(?<year>\d{2})(?<plant>[A-Z])(?<sequence>\d{8})$/u,
  inUse: [1965, 2015],
  read: { month: monthLetters },
  ...ofGuide,
};

/** The same from September to December, when only the year is certain. */
const yearLetter: Format = {
  id: "lochinvar-yy-letter-12",
  shape: /^(?<unknown>[I-M])(?<year>\d{2})(?<plant>[A-Z])(?<sequence>\d{8})$/u,
  inUse: [1965, 2015],
  ...ofGuide,
  reasons: [{ code: "sources-disagree" }],
};

/** Week and year, and eight or nine digits: the rest of 2015. */
const weekYear: Format = {
  id: "lochinvar-wwyy-2015",
  shape: /^(?<week>1[89]|[2-4]\d|5[0-2])(?<year>15)(?<sequence>\d{8,9})$/u,
  inUse: [2015, 2015],
  confidence: "low",
  reasons: [{ code: "single-source" }],
  sources: [guide],
};

/** Year and week, and eight digits: since 2016. */
const yearWeek12: Format = {
  id: "lochinvar-yyww-12",
  shape: /^(?<year>1[6-9]|[2-9]\d)(?<week>0[1-9]|[1-4]\d|5[0-2])(?<sequence>\d{8})$/u,
  inUse: [2016, null],
  confidence: "low",
  reasons: [{ code: "single-source" }],
  sources: [guide],
};

/** Month letter, year, three to six digits and sometimes a letter. */
const monthYear: Format = {
  id: "lochinvar-myy",
  shape: /^(?<month>[A-HJ-M])(?<year>\d{2})(?<sequence>\d{3,6})(?<suffix>[A-Z]?)$/u,
  inUse: [1965, 1999],
  read: { month: monthLetters },
  ...ofOnePage,
};

/** Year, month and four digits. */
const yearMonth: Format = {
  id: "lochinvar-yymm",
  shape: /^(?<year>\d{2})(?<month>0[1-9]|1[0-2])(?<sequence>\d{4})$/u,
  inUse: [1984, null],
  ...ofGuide,
};

/** Six digits, then year and month: electric booster heaters. */
const booster: Format = {
  id: "lochinvar-booster",
  shape: /^(?<sequence>\d{6})(?<year>\d{2})(?<month>0[1-9]|1[0-2])$/u,
  inUse: [1978, 2010],
  ...ofGuide,
};

/** Other nine-digit numbers, whose year is unknown. */
const undated: Format = {
  id: "lochinvar-9digit-undated",
  shape: /^(?<sequence>1\d{8})$/u,
  inUse: [2016, null],
  undated: true,
  confidence: "high",
  sources: [recall2023],
};

/** Lochinvar: tanks with Bradford White's letters, later A. O. Smith's numbers. */
export const lochinvar: Brand = {
  slug: "lochinvar",
  label: "Lochinvar",
  maker: "Lochinvar (A. O. Smith); Bradford White",
  formats: [
    boilersCounted,
    undated,
    {
      ...yearWeek13,
      attested: [2021, 2021],
      confidence: "medium",
      reasons: [{ code: "inferred-from-sister-brand" }],
      sources: [recall2018, hotelSurvey],
    },
    {
      ...yearWeekLetter,
      inUse: [2011, null],
      attested: [2011, 2016],
      confidence: "medium",
      sources: [guide, styles, ageOfFurnaces, inventory],
    },
    { ...lettersEightDigits, inUse: [2007, 2011], ...tank },
    { ...lettersSevenDigits, inUse: [1979, 2008], ...tank },
    { ...lettersSixDigits, inUse: [1979, 2008] },
    monthYearLetter,
    yearLetter,
    yearWeek12,
    weekYear,
    monthYear,
    yearMonth,
    booster,
  ],
  plate: "jacket",
  aliases: ["Knight", "Armor", "Copper-Fin", "Crest"],
};
