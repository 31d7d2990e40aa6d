import type { Brand, Format } from "../engine/format.ts";
import { centre, inspectApedia, inventory } from "../sources/sources.ts";

// For indirect tanks only. Boilers have two letters instead, and the same two pages disagree on their order.

const yearOnly: Format = {
  id: "crown-yy",
  shape: /^(?<year>\d{2})(?<sequence>\d{6,7})(?<suffix>[A-Z]?)$/u,
  inUse: [1980, null],
  confidence: "medium",
  sources: [
    inspectApedia("Crown boilers", "heat/Crown-Boiler-Age-Manuals-Parts-Contact.php"),
    centre("Crown", "crown-hvac-age"),
    inventory,
  ],
};

/** Crown: the year comes first. */
export const crown: Brand = {
  slug: "crown",
  label: "Crown",
  maker: "Velocity Boiler Works",
  formats: [yearOnly],
  plate: "unknown",
  aliases: [],
};
