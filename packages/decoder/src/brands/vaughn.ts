import type { Brand, Format } from "../engine/format.ts";
import { centre, inspectorsForum, inventory } from "../sources/sources.ts";

// Vaughn confirmed the year of one heater to an inspector; that the first pair is the month is the inspector's
// reading. A rule known from one heater keeps a wide range of years and attests only that heater's year.
const monthYear: Format = {
  id: "vaughn-mmyy",
  shape: /^(?<month>0[1-9]|1[0-2])(?<year>\d{2})(?<sequence>\d{5})(?<suffix>[A-Z]?)$/u,
  inUse: [1970, null],
  attested: [1986, 1986],
  confidence: "low",
  reasons: [{ code: "inferred-rule" }],
  sources: [
    inspectorsForum("age of a Vaughn water heater", "age-of-a-vaughn-manufactured-water-heater/15972"),
    centre("Vaughn", "vaughn-water-heater-age"),
    inventory,
  ],
};

/** Vaughn: month and year first; known from one heater. */
export const vaughn: Brand = {
  slug: "vaughn",
  label: "Vaughn",
  maker: "Vaughn Thermal",
  formats: [monthYear],
  plate: "unknown",
  aliases: [],
};
