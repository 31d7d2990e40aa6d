import type { Brand, Format, Source } from "../engine/format.ts";
import { inventory } from "../sources/sources.ts";

const order: Source = {
  title: "TSSA order FS-187-11",
  url: "https://www.hvactechgroup.com/hvacforum/index.php?topic=952.0",
  kind: "regulator",
};
const recall: Source = {
  title: "CPSC recall 12-074",
  url: "https://recalls.justia.com/household-and-office/gas-water-heaters-and-accessories/12-074",
  kind: "regulator",
};
const inspector: Source = {
  title: "Alban Inspections",
  url: "https://albaninspect.com/author/albaninspect/",
  kind: "trade",
};

const plumber: Source = {
  title: "tanklesshelp.com: age of a Navien",
  url: "https://www.tanklesshelp.com/how-to-determine-the-age-of-your-navien-water-heater/",
  kind: "trade",
};

// Four published decoders use four other rules without a source. None fits the order. The cases make sure that none
// is used.

/** The regulator confirms the year at places 5 to 8; month and day are according to a plumber. */
const sixteenDigits: Format = {
  id: "navien-numeric-16",
  shape:
    /^(?<model>\d{4})(?<year>20\d{2})(?<month>0[1-9]|1[0-2])(?<day>0[1-9]|[12]\d|3[01])(?<sequence>\d{4})$/u,
  inUse: [2000, null],
  attested: [2005, 2015],
  confidence: "medium",
  reasons: [{ code: "four-digit-year" }],
  near: "day",
  sources: [order, recall, plumber, inventory],
};

const read = { month: "123456789XYZ" } as const;

// An inspector confirms the year; month and day are according to a plumber.

const letter: Format = {
  id: "navien-alnum",
  shape:
    /^(?<model>\d{4})(?<unknown>[A-Z])(?<year>\d{2})(?<month>[1-9XYZ])(?<day>0[1-9]|[12]\d|3[01])(?<sequence>\d{0,6})$/u,
  inUse: [2005, null],
  attested: [2010, null],
  read,
  confidence: "medium",
  reasons: [{ code: "sources-disagree" }],
  near: "day",
  sources: [inspector, plumber, inventory],
};

const digit: Format = {
  id: "navien-digit5",
  shape: /^(?<model>\d{5})(?<year>[12]\d)(?<month>[1-9XYZ])(?<day>0[1-9]|[12]\d|3[01])(?<sequence>\d{0,6})$/u,
  inUse: [2010, null],
  read,
  confidence: "low",
  reasons: [{ code: "single-source" }],
  sources: [plumber, inventory],
};

/** Navien: the full date after a model code of four characters. */
export const navien: Brand = {
  slug: "navien",
  label: "Navien",
  maker: "KD Navien",
  formats: [letter, sixteenDigits, digit],
  plate: "cabinet-side",
  aliases: ["Kyungdong Navien"],
};
