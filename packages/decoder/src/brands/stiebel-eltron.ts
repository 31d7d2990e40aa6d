import type { Brand, Format } from "../engine/format.ts";
import { centre, inventory, lookAtAHouse } from "../sources/sources.ts";

/** Product number, year and week each shifted by 25, running number. */
const shifted: Format = {
  id: "stiebel-plus25",
  shape: /^(?<model>\d{6})(?<year>\d{2})(?<week>2[6-9]|[3-6]\d|7[0-8])(?<sequence>\d{6,7})$/u,
  inUse: [1976, null],
  read: { year: { plus: 1925 }, week: { plus: -25 } },
  confidence: "medium",
  sources: [
    centre("Tempra", "tempra"),
    lookAtAHouse(
      "Stiebel Eltron",
      "2018/7",
      "how-can-i-determine-the-age-of-a-stiebel-eltron-water-heater-from-the-serial-number",
    ),
    inventory,
  ],
};

/** Stiebel Eltron: year and week in the middle group, both shifted by 25. */
export const stiebelEltron: Brand = {
  slug: "stiebel-eltron",
  label: "Stiebel Eltron",
  maker: "Stiebel Eltron",
  formats: [shifted],
  plate: "unknown",
  aliases: ["Tempra", "Accelera", "DHC", "DHX"],
};
