import type { Brand } from "../engine/format.ts";
import { centre, inventory } from "../sources/sources.ts";

/** Seisco: the serial number contains no date. */
export const seisco: Brand = {
  slug: "seisco",
  label: "Seisco",
  maker: "",
  formats: [],
  withoutFormat: "no-date-in-serial",
  plate: "unknown",
  aliases: [],
  sources: [centre("Seisco", "seisco-water-heater-age"), inventory],
};
