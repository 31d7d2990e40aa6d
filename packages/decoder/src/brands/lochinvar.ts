import { defineFormat } from "../engine/define-format.ts";
import type { Brand, Source } from "../engine/format.ts";
import { monthLetters, recall2018, yearWeekLetter } from "../formats/ao-smith.ts";
import { lettersEightDigits, lettersSevenDigits, lettersSixDigits } from "../formats/bradford-white.ts";
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
const recall2020: Source = {
  title: "CPSC: Lochinvar recall of 2020",
  url: "https://www.cpsc.gov/Recalls/2020/Lochinvar-Recalls-Condensing-Residential-Boilers-Due-to-Risk-of-Carbon-Monoxide-Poisoning",
  kind: "regulator",
};
const recall2023: Source = {
  title: "CPSC: Lochinvar recall of 2023",
  url: "https://www.cpsc.gov/Recalls/2024/Lochinvar-Recalls-Condensing-Boilers-Due-to-Risk-of-Carbon-Monoxide-Poisoning",
  kind: "regulator",
};

const styles = centre("Lochinvar", "lochinvar-hvac-age");
const ofOnePage = {
  confidence: "low",
  reasons: [{ code: "single-source" }],
  sources: [centre("Knight", "knight-water-heater-age"), styles, inventory],
} as const;

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

/** Month letter, year, a letter and eight digits: boilers and commercial heaters. */
const monthYearLetter = defineFormat({
  id: "lochinvar-month-yy-letter-12",
  shape: /^(?<month>[A-HJ-M])(?<year>\d{2})(?<plant>[A-Z])(?<sequence>\d{8})$/u,
  inUse: [1965, null],
  read: { month: monthLetters },
  ...ofOnePage,
});

/** Month letter, year, three to six digits and sometimes a letter. */
const monthYear = defineFormat({
  id: "lochinvar-myy",
  shape: /^(?<month>[A-HJ-M])(?<year>\d{2})(?<sequence>\d{3,6})(?<suffix>[A-Z]?)$/u,
  inUse: [1965, 1999],
  read: { month: monthLetters },
  ...ofOnePage,
});

/** Year, month and four digits. */
const yearMonth = defineFormat({
  id: "lochinvar-yymm",
  shape: /^(?<year>\d{2})(?<month>0[1-9]|1[0-2])(?<sequence>\d{4})$/u,
  inUse: [1984, null],
  ...ofOnePage,
});

/** Six digits, then year and month: electric booster heaters. */
const booster = defineFormat({
  id: "lochinvar-booster",
  shape: /^(?<sequence>\d{6})(?<year>\d{2})(?<month>0[1-9]|1[0-2])$/u,
  inUse: [1978, 2010],
  ...ofOnePage,
});

// Two recalls list boilers by such ranges: from 103,475,818, sold from August 2016 on, and from 125,325,485, sold
// from August 2021 on, to 134,830,284, sold until 2023. A. O. Smith's count on its tanks (107,397,129 in week 35 of
// 2017, 111,786,352 in week 36 of 2018, 135,877,683 in week 39 of 2023) passes each of them in its year, so both are
// one count. The first number of each year is interpolated between these points.

/** Nine digits of the count that A. O. Smith's group shares, which give the year approximately. */
const counted = defineFormat({
  id: "lochinvar-9digit",
  shape: /^(?<sequence>10[3-9]\d{6}|1[1-4]\d{7})$/u,
  inUse: [2016, null],
  attested: [2016, 2023],
  read: {
    year: {
      from: 2016,
      starts: [
        103_000_000, 104_800_000, 108_900_000, 113_300_000, 118_100_000, 122_800_000, 127_600_000,
        132_400_000, 137_100_000, 141_900_000, 146_600_000,
      ],
    },
  },
  confidence: "low",
  reasons: [{ code: "year-estimated-from-count" }],
  sources: [recall2020, recall2023, recall2018],
});

/** Other nine-digit numbers, whose year is unknown. */
const undated = defineFormat({
  id: "lochinvar-9digit-undated",
  shape: /^(?<sequence>1\d{8})$/u,
  inUse: [2016, null],
  undated: true,
  confidence: "high",
  sources: [recall2023],
});

/** Lochinvar: tanks with Bradford White's letters, later A. O. Smith's numbers. */
export const lochinvar: Brand = {
  slug: "lochinvar",
  label: "Lochinvar",
  maker: "Lochinvar (A. O. Smith); Bradford White",
  formats: [
    counted,
    undated,
    {
      ...yearWeekLetter,
      inUse: [2011, null],
      attested: [2011, 2016],
      confidence: "medium",
      sources: [styles, ageOfFurnaces, inventory],
    },
    { ...lettersEightDigits, inUse: [2007, 2011], ...tank },
    { ...lettersSevenDigits, inUse: [1979, 2008], ...tank },
    { ...lettersSixDigits, inUse: [1979, 2008] },
    monthYearLetter,
    monthYear,
    yearMonth,
    booster,
  ],
  plate: "jacket",
  aliases: ["Knight", "Armor", "Copper-Fin", "Crest"],
};
