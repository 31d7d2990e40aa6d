import type { Brand, Format } from "../engine/format.ts";
import { dayOfYear, ntiCodes, sixteenDigits } from "../formats/ariston.ts";
import { inventory } from "../sources/sources.ts";

// The maker's table has an example of each of the four.
const byMaker = { confidence: "high", sources: [ntiCodes, inventory] } as const;

const indirectTank: Format = {
  ...byMaker,
  id: "nti-indirect-yy",
  shape: /^(?<year>\d{2})(?<sequence>\d{6})$/u,
  inUse: [1990, null],
};

const boiler: Format = {
  ...byMaker,
  id: "nti-boiler-yy",
  shape: /^(?<year>\d{2})(?<model>[A-Z]{1,4})(?<sequence>\d{4,6})$/u,
  inUse: [1990, null],
  attested: [1990, 2010],
};

/** NTI: the year comes first; newer heaters follow the Ariston group. */
export const nti: Brand = {
  slug: "nti",
  label: "NTI",
  maker: "NTI Boilers (Ariston Group)",
  formats: [{ ...dayOfYear, ...byMaker }, { ...sixteenDigits, ...byMaker }, indirectTank, boiler],
  plate: "unknown",
  aliases: [],
  longest: 21,
};
