import type { Confidence, Format, Source } from "../engine/format.ts";
import { centre, inspectApedia, inventory, listOfCodes } from "../sources/sources.ts";

const explained: Source = {
  title: "EMS-ESP32 issue 105: the same list, and three codes explained",
  url: "https://github.com/emsesp/EMS-ESP32/issues/105",
  kind: "trade",
};
const recall: Source = {
  title: "StartMag: recall of Bosch Therm 4200 and 4300 in Italy",
  url: "https://www.startmag.it/mondo/bosch-sta-richiamando-14mila-scaldabagni-in-italia-per-rischio-di-intossicazione",
  kind: "trade",
};
const charts = [
  inspectApedia("age charts", "heat/Furnace_Water_Heater_Age_Charts.pdf"),
  centre("Bosch water heaters", "bosch-water-heater-age"),
  inventory,
] as const;

const reasons = [{ code: "decade-from-month-code" }] as const;
// Without FD, many other numbers of nine or thirteen digits look like these.
const namedOnly = /^\d/u;
// FD, the last digit of the year and a code for month and decade, alone or in front of the running number. From 2010
// on, the plates have a factory code in front of it and a product number of ten characters behind it. The list ends in
// 2020. The codes of later years are not known: an earlier guess of ours contradicted it.

/** Returns the format of a decade, by the tens of its month codes: 4 for 41 to 52. */
const decade = (
  from: number,
  tens: number,
  confidence: Confidence,
  more: readonly Source[] = [],
): Format => ({
  id: `bosch-fd-${from}s`,
  shape: new RegExp(
    String.raw`^(?=FD|\d{9}$)(?<prefix>FD)?(?<year>\d)(?<month>${tens}[1-9]|${tens + 1}[0-2])(?<sequence>\d{6})?$`,
    "u",
  ),
  inUse: [from, from + 9],
  read: { month: { plus: -10 * tens } },
  confidence,
  reasons,
  namedOnly,
  sources: [listOfCodes, explained, ...more],
});

/** Returns the format of some years, by the possible digits of the year and the codes of January to December. */
const plate = (from: number, to: number, year: string, months: string): Format => ({
  id: `bosch-plate-${from}`,
  shape: new RegExp(
    String.raw`^(?=FD\d{3}$|\d{13}(?:[A-Z\d]{10})?$)(?<prefix>FD)?(?<plant>\d{4})?(?<year>${year})(?<month>${months.replaceAll(" ", "|")})(?<sequence>\d{6})?(?<model>[A-Z\d]{10})?$`,
    "u",
  ),
  inUse: [from, to],
  read: { month: months.split(" ") },
  confidence: "medium",
  reasons,
  namedOnly,
  sources: [listOfCodes, explained, recall, inventory],
});

/** The formats of Bosch's boilers and gas heaters, newest first. */
export const boschFormats: readonly Format[] = /* @__PURE__ */ [
  plate(2020, 2020, "0", "37 38 39 40 73 74 75 76 77 78 79 80"),
  plate(2014, 2019, "[4-9]", "17 18 19 20 53 54 55 56 57 58 59 60"),
  plate(2010, 2013, "[0-3]", "01 02 03 04 05 06 07 08 09 10 11 12"),
  decade(2000, 8, "high", charts),
  decade(1990, 6, "high", charts),
  decade(1980, 4, "medium"),
];

/** Returns the same formats for a brand without a known plate: only numbers that begin with FD. */
/* @__NO_SIDE_EFFECTS__ */
export const withFD = (formats: readonly Format[]): readonly Format[] =>
  formats.map((format) => ({ ...format, shape: new RegExp(`^(?=FD)${format.shape.source.slice(1)}`, "u") }));
