import type { Brand } from "../engine/format.ts";
import { centre, inventory, lookAtAHouse } from "../sources/sources.ts";

// One page says that the number holds no date and that some heaters carry a label with one; the other takes its first two
// digits for the year. No dated heater speaks for either.

/** Eemax: two pages contradict each other on whether the serial number holds a date. */
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
