import type { Brand } from "../engine/format.ts";
import { baxiYearWeek } from "../formats/baxi.ts";

/** Potterton: Baxi's numbers, as the regulator's alert shows for both. */
export const potterton: Brand = {
  slug: "potterton",
  label: "Potterton",
  maker: "Baxi Heating",
  formats: [baxiYearWeek],
  plate: "unknown",
  market: "gb",
  aliases: [],
};
