import type { Brand } from "../engine/format.ts";
import { centre, inventory, lookAtAHouse } from "../sources/sources.ts";

// One page says that the number has no date and that some heaters carry a dated label. The other reads its first two
// digits as the year. No dated heater supports either.

/** Eemax: two pages disagree on whether the serial number contains a date. */
export const eemax: Brand = {
  slug: "eemax",
  label: "Eemax",
  maker: "",
  formats: [],
  withoutFormat: "no-public-rule",
  plate: "unknown",
  aliases: [],
  sources: [
    centre("Eemax", "eemax"),
    lookAtAHouse(
      "Eemax",
      "2019/6",
      "how-can-i-tell-the-age-of-an-eemax-tankless-water-heater-from-the-serial-number",
    ),
    inventory,
  ],
};
