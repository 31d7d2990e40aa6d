import type { Brand, Format } from "../engine/format.ts";
import { centre, inspectorsForum, inventory, listOfCodes } from "../sources/sources.ts";

const styles = centre("Buderus", "buderus-hvac-age");

const long: Format = {
  id: "buderus-26",
  shape:
    /^(?<unknown>\d{6})(?<year>\d{2})(?<dayOfYear>00[1-9]|0[1-9]\d|[12]\d{2}|3[0-5]\d|36[0-6])(?<sequence>\d{5})(?<model>\d{8,12})$/u,
  inUse: [2000, null],
  confidence: "medium",
  sources: [listOfCodes, inspectorsForum("Buderus date code", "buderus-date-code/60060"), styles, inventory],
};

/** One digit for the year: the decade stays unknown. */
const short: Format = {
  id: "buderus-18",
  shape:
    /^(?<model>\d{8})(?<plant>\d{2})(?<year>\d)(?<dayOfYear>00[1-9]|0[1-9]\d|[12]\d{2}|3[0-5]\d|36[0-6])(?<sequence>\d{4})$/u,
  inUse: [2000, null],
  confidence: "medium",
  sources: [listOfCodes, styles, inventory],
};

/** Buderus: year and day of the year inside a long number. */
export const buderus: Brand = {
  slug: "buderus",
  label: "Buderus",
  maker: "Bosch Thermotechnology",
  formats: [long, short],
  plate: "unknown",
  aliases: [],
  longest: 28,
};
