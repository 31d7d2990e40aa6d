import type { Brand } from "../engine/format.ts";
import { baxiYearWeek } from "../formats/baxi.ts";

/** Baxi: year and week after three letters, on British boilers. */
export const baxi: Brand = {
  slug: "baxi",
  label: "Baxi",
  maker: "Baxi Heating",
  formats: [baxiYearWeek],
  plate: "unknown",
  market: "gb",
  aliases: ["Main"],
  ownsAliases: true,
};
