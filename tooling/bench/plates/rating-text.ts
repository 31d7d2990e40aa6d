import { chance, digits, pickOne, type Random, whole } from "./random.ts";

const months = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];

/** Returns a heater's ratings as table rows. */
export const ratings = (random: Random): readonly (readonly [string, string])[] =>
  chance(random, 0.6)
    ? [
        ["GAS TYPE", pickOne(random, ["NATURAL", "PROPANE", "NATURAL / GAZ NATUREL"])],
        ["CAPACITY U.S. GALS.", `${whole(random, 29, 75)}`],
        ["INPUT BTU/HR", `${whole(random, 30, 76)},000`],
        ["RECOVERY GPH @ 90°F RISE", `${whole(random, 30, 80)}.${whole(random, 0, 9)}`],
        ["MANIFOLD PRESSURE IN. W.C.", "4.0"],
        ["INLET GAS PRESSURE MAX. / MIN.", "14.0 / 5.0"],
        ["MAX. WORKING PRESSURE", "150 PSI / 1034 kPa"],
        ["TEST PRESSURE", "300 PSI / 2068 kPa"],
      ]
    : [
        ["VOLTS AC 60 HZ", pickOne(random, ["240", "240/208", "208"])],
        ["UPPER ELEMENT WATTS", "4500/3380"],
        ["LOWER ELEMENT WATTS", "4500/3380"],
        ["TOTAL CONNECTED WATTS", "4500/3380"],
        ["PHASE / WIRES", "1 / 2"],
        ["CAPACITY U.S. GALS.", `${whole(random, 30, 80)} (${whole(random, 110, 300)} L)`],
        ["MAX. WORKING PRESSURE", "150 PSI"],
        ["FIRST HOUR RATING", `${whole(random, 50, 90)} GAL / UEF 0.${whole(random, 58, 93)}`],
      ];

/** Returns a manufacturing date as labels print it: to the month. */
export function dateLine(date: string, random: Random): { readonly text: string } | undefined {
  const match = /^(?<year>\d{4})-(?:W(?<week>\d\d)|(?<month>\d\d))/u.exec(date)?.groups;
  if (match === undefined) return undefined;
  // The Thursday of a week is in its month.
  const month = match["month"] ?? findMonth(Number(match["year"]), Number(match["week"]));
  const written = pickOne(random, [
    `${month}/${match["year"]}`,
    `${months[Number(month) - 1]} ${match["year"]}`,
    `${match["year"]}-${month}`,
  ]);
  return { text: `${pickOne(random, ["MFG. DATE", "DATE OF MANUFACTURE", "MFD"])} ${written}` };
}

const findMonth = (year: number, week: number): string =>
  String(new Date(Date.UTC(year, 0, 4 + 7 * (week - 1))).getUTCMonth() + 1).padStart(2, "0");

/** Returns a heater's standards and certificates: numbers that aren't serial numbers. */
export const certificates = (random: Random): string =>
  [
    `DESIGN CERTIFIED ANSI Z21.10.1-20${whole(random, 10, 19)} / CSA 4.1-20${whole(random, 10, 19)}`,
    `CERTIFIED UNDER CAN/CSA-F379.1, FILE NO. ${digits(random, 6)}_C_000`,
    `UL LISTED ${digits(random, 3)}L, CONTROL NO. ${digits(random, 2)}H${digits(random, 1)}`,
    `CRN 0H${digits(random, 5)}.5C &nbsp; MEA ${digits(random, 3)}-${digits(random, 2)}-E`,
    `MASS. APPROVAL P1-${digits(random, 4)}-${digits(random, 3)} &nbsp; SCAQMD RULE 1121`,
    `CERTIFICATE ${digits(random, 10)}`,
    `FCC ID ${pickOne(random, ["2AB", "OXZ", "VPR"])}${digits(random, 7)}`,
  ]
    .filter(() => chance(random, 0.7))
    .join("<br>");

/** Returns the small print: clearances, warnings, patents, and an address. */
export const warnings = (random: Random): string =>
  `FOR INSTALLATION ON COMBUSTIBLE FLOORING. MINIMUM CLEARANCE FROM COMBUSTIBLE CONSTRUCTION: SIDES 0 IN., REAR 0 IN.,
  FRONT 4 IN., TOP 12 IN. WARNING: IF THE INFORMATION IN THE MANUAL IS NOT FOLLOWED EXACTLY, A FIRE OR EXPLOSION MAY
  RESULT, CAUSING PROPERTY DAMAGE, PERSONAL INJURY OR DEATH. MAXIMUM OUTLET WATER TEMPERATURE 180°F (82°C). A
  TEMPERATURE AND PRESSURE RELIEF VALVE OF AT LEAST ${whole(random, 40, 200)},000 BTU/HR SHALL BE INSTALLED. U.S. PATENTS
  5,${digits(random, 3)},${digits(random, 3)}; 6,${digits(random, 3)},${digits(random, 3)};
  7,${digits(random, 3)},${digits(random, 3)}. OTHER PATENTS PENDING. P/N ${digits(random, 9)} REV. ${pickOne(random, ["A", "B", "C"])}.
  MADE IN U.S.A. · ${whole(random, 100, 9900)} INDUSTRIAL PARKWAY, MILLBROOK ${digits(random, 5)}-${digits(random, 4)}
  · 1-800-555-${digits(random, 4)}`;
