import type { Brand, Format, Source } from "../engine/format.ts";
import { centre, inventory, lookAtAHouse } from "../sources/sources.ts";

const consumerPage: Source = {
  title: "WaterClue: Noritz age lookup",
  url: "https://waterclue.com/water-heaters/noritz/age-lookup/",
  kind: "trade",
};

const fullYear: Format = {
  id: "noritz-yyyymm",
  shape: /^(?<year>199\d|20\d{2})(?<month>0[1-9]|1[0-2])(?<sequence>\d{5,6})$/u,
  inUse: [1995, null],
  confidence: "medium",
  reasons: [{ code: "four-digit-year" }, { code: "sources-disagree" }],
  printed: /^(?:199|20\d)\d\.(?:0[1-9]|1[0-2])/u,
  near: "month",
  sources: [
    centre("Noritz", "noritz-water-heater-age"),
    lookAtAHouse("Noritz", "2018/8", "how-do-i-tell-the-age-of-a-noritz-water-heater-from-the-serial-number"),
    inventory,
  ],
};

/** Not used when the start reads as a full year with its month: the only source of this rule contradicts itself. */
const twoDigitYear: Format = {
  id: "noritz-yymm",
  shape: /^(?!20[0-2]\d(?:0[1-9]|1[0-2]))(?<year>\d{2})(?<month>0[1-9]|1[0-2])(?<sequence>\d{6,9})$/u,
  inUse: [2002, null],
  confidence: "low",
  reasons: [{ code: "single-source" }, { code: "sources-disagree" }],
  sources: [consumerPage],
};

/** Noritz: year and month come first. */
export const noritz: Brand = {
  slug: "noritz",
  label: "Noritz",
  maker: "Noritz Corporation",
  formats: [fullYear, twoDigitYear],
  plate: "cabinet-side",
  aliases: [],
};
