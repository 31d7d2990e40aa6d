import type { Brand, Format } from "../engine/format.ts";
import { inventory, lookAtAHouse } from "../sources/sources.ts";

const unpadded: Format = {
  id: "eccotemp-yym",
  shape: /^(?<prefix>ECC)?(?<year>[12]\d)(?<month>[1-9])(?<sequence>\d{4,6})$/u,
  inUse: [2010, null],
  confidence: "low",
  reasons: [{ code: "single-source" }],
  sources: [
    lookAtAHouse(
      "Eccotemp",
      "2021/4",
      "how-do-i-tell-the-age-of-a-eccotemp-tankless-water-heater-from-the-serial-number",
    ),
    inventory,
  ],
};

/** October to December. The same digits can also mean January and a running number that starts with 0, 1 or 2. */
const twoDigitMonth: Format = {
  ...unpadded,
  id: "eccotemp-yymm",
  shape: /^(?<prefix>ECC)?(?<year>[12]\d)(?<month>1[0-2])(?<sequence>\d{4,6})$/u,
  reasons: [{ code: "month-not-padded" }, { code: "single-source" }],
};

/** Eccotemp: year and month after ECC. */
export const eccotemp: Brand = {
  slug: "eccotemp",
  label: "Eccotemp",
  maker: "Eccotemp",
  formats: [twoDigitMonth, unpadded],
  plate: "unknown",
  aliases: [],
};
