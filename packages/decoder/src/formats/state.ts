import { defineFormat } from "../engine/define-format.ts";
import type { Format } from "../engine/format.ts";
import { centre, inspectApedia, inspectorsChart, inventory } from "../sources/sources.ts";
import {
  changeOf2008,
  inspectors,
  monthLetters,
  plantMonthLetter,
  prefixYearWeekLetter,
  stateStyles,
  yearWeek13,
  yearWeekLetter,
} from "./ao-smith.ts";

const stateManuals = inspectApedia("State", "plumbing/State-Water-Heater-Age-Manuals.php");

const read = { month: monthLetters } as const;

/** Month letter, year, a letter and six digits: the last years before 2008. */
export const monthYearLetter = defineFormat({
  id: "month-yy-letter-10",
  shape: /^(?<month>[A-HJ-M])(?<year>\d{2})(?<plant>[A-Z])(?<sequence>\d{6})$/u,
  inUse: [1980, 2008],
  attested: [2004, 2007],
  read,
  confidence: "high",
  near: "month",
  sources: [inspectors, changeOf2008, stateStyles],
});

/** Month letter, year and seven digits. */
export const monthYearDigits = defineFormat({
  id: "month-yy-digits-10",
  shape: /^(?<month>[A-HJ-M])(?<year>\d{2})(?<sequence>\d{7})$/u,
  inUse: [1960, 2008],
  attested: [1976, 2005],
  read,
  confidence: "medium",
  near: "month",
  sources: [
    inspectors,
    changeOf2008,
    stateStyles,
    centre("State", "state-water-heater-age"),
    inspectorsChart,
    stateManuals,
    inventory,
  ],
});

/** All ways State has written serial numbers, newest first. */
export const stateFormats: readonly Format[] = [
  yearWeek13,
  yearWeekLetter,
  prefixYearWeekLetter,
  monthYearLetter,
  plantMonthLetter,
  monthYearDigits,
];
