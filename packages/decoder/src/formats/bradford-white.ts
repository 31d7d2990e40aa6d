import type { Format, Source } from "../engine/format.ts";
import { centre, inventory, journalChart } from "../sources/sources.ts";

const bulletin: Source = {
  title: "Bradford White service bulletin 100",
  url: "http://www.bradfordwhite.com/servicebulletins/100_serialnumber.asp",
  kind: "maker",
};
const ageOfHeater: Source = {
  title: "Bradford White: determining the age of a water heater",
  url: "https://forthepro.bradfordwhite.com/determining-the-age-of-a-water-heater/",
  kind: "maker",
};
const supplyHouse: Source = {
  title: "N&N Supply: Bradford White serial numbers",
  url: "http://nnsupply.net/bradford-serial-number/",
  kind: "trade",
};
const recall: Source = {
  title: "comfortbyperfectair.com",
  url: "http://www.comfortbyperfectair.com/tag/hot-water-heater-recall/",
  kind: "trade",
};
const plumber: Source = {
  title: "California Plumbing San Diego",
  url: "https://californiaplumbingsd.com/how-to-determine-if-your-water-heater-needs-to-be-replaced/",
  kind: "trade",
};
const datedUnits: Source = {
  title: "GitHub: joe5955/property-manual",
  url: "https://github.com/joe5955/property-manual",
  kind: "trade",
};

/** Year letters from 1964 on, repeating every 20 years. I, O, Q, R, U and V are never used. */
export const yearLetters = "ABCDEFGHJKLMNPSTWXYZ";
/** Letters of the months, without I. */
export const monthLetters = "ABCDEFGHJKLM";

const read = { year: { letters: yearLetters, from: 1964 }, month: monthLetters } as const;

/** Year and month letter, then eight digits: the running number passed 9,999,999 around November 2007. */
export const lettersEightDigits: Format = {
  id: "bw-ym-8",
  shape: /^(?<year>[A-HJ-NPSTW-Z])(?<month>[A-HJ-M])(?<sequence>\d{8})$/u,
  inUse: [2007, null],
  read,
  confidence: "high",
  reasons: [{ code: "eight-digits-after-letters", values: { since: "2007-11" } }],
  // Dated plates of 2018, 2023 and 2025. Between 2007 and 2018 only the rate of the years before is known.
  counter: [
    { year: 2007, month: 11, at: 10_000_000, slowest: 130_000 },
    { year: 2018, month: 3, at: 41_065_129 },
    { year: 2023, month: 3, at: 51_064_910 },
    { year: 2025, month: 2, at: 54_805_614 },
  ],
  near: "month",
  sources: [bulletin, ageOfHeater, supplyHouse, datedUnits],
};

/** Year and month letter, then seven digits: made before the eighth digit was needed. */
export const lettersSevenDigits: Format = {
  id: "bw-ym-7",
  shape: /^(?<year>[A-HJ-NPSTW-Z])(?<month>[A-HJ-M])(?<sequence>\d{7})$/u,
  inUse: [1964, 2008],
  attested: [1984, 2007],
  read,
  turns: 2,
  confidence: "high",
  reasons: [{ code: "seven-digits-after-letters", values: { until: "2007-11" } }],
  counter: [
    { year: 2002, month: 5, at: 1_395_234 },
    { year: 2005, month: 8, at: 6_511_396 },
    { year: 2007, month: 4, at: 9_041_943 },
  ],
  near: "month",
  sources: [bulletin, ageOfHeater, supplyHouse, recall, plumber],
};

/** Six digits: a leading zero may have been dropped. */
export const lettersSixDigits: Format = {
  id: "bw-ym-6",
  shape: /^(?<year>[A-HJ-NPSTW-Z])(?<month>[A-HJ-M])(?<sequence>\d{6})$/u,
  inUse: [1984, 2008],
  read,
  turns: 2,
  confidence: "low",
  reasons: [{ code: "single-source" }],
  sources: [centre("Bradford White", "bradford-white-water-heater-age"), inventory],
};

/** Some heaters of January 1997 have OA instead of PA, a computer error that the maker announced. */
export const printingErrorOA: Format = {
  id: "bw-oa-error",
  shape: /^(?<year>O)(?<month>A)(?<sequence>\d{6,8})$/u,
  inUse: [1997, 1997],
  read: { year: { letters: "O", from: 1997 }, month: monthLetters },
  confidence: "high",
  reasons: [{ code: "manufacturer-exception" }],
  sources: [bulletin, supplyHouse],
};

/** Jetglas units: the year letter first, the month letter last. */
export const jetglas: Format = {
  id: "bw-jetglas-trailing-month",
  shape: /^(?<year>[A-HJ-NPSTW-Z])(?<sequence>\d{7})(?<month>[A-HJ-M])$/u,
  inUse: [1967, 1983],
  read,
  confidence: "low",
  reasons: [{ code: "single-source" }],
  sources: [journalChart, inventory],
};
