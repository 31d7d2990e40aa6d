import type { ListedCase } from "../brands/cases.ts";

const from = "a State heater's number";

/** Year and week, for a label without a known heater of this format. */
export const yearWeekIllustrations: readonly ListedCase[] = [
  { serial: "1735107397129", is: "2017-W35", from },
  { serial: "1210A002243", is: "2012-W10", from },
  { serial: "S1318F000046", is: "2013-W18", from },
];

/** Month letter and year, for a label without a known heater of this format. */
export const monthYearIllustrations: readonly ListedCase[] = [
  { serial: "M07A009387", is: "2007-12", from },
  { serial: "H765662231", is: "1976-08", from },
  { serial: "AF04A093001", is: "2004-06", from },
];

/**
 * The first and last serial numbers of the recall of 2018, which lists their first four digits and the days they were
 * built, for A. O. Smith and six more labels.
 */
export const recalledIn2018: readonly ListedCase[] = (
  [
    ["1115A000001", "2011-W15", "2011-04-08"],
    ["1631100000000", "2016-W31", "2016-08-01"],
  ] as const
).map(([serial, is, known]) => ({
  serial,
  begins: 4,
  is,
  known,
  from: "CPSC: A. O. Smith recall of 2018",
  url: "https://www.cpsc.gov/Recalls/2018/a-o-smith-recalls-ultra-low-nox-water-heaters-due-to-fire-hazard",
}));
