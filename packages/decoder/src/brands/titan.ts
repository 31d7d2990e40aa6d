import type { Brand } from "../engine/format.ts";
import { centre, inventory } from "../sources/sources.ts";

/** Titan: the date is on a separate tag; a rule for the serial number is unconfirmed. */
export const titan: Brand = {
  slug: "titan",
  label: "Titan",
  maker: "",
  formats: [],
  withoutFormat: "no-date-in-serial",
  plate: "unknown",
  aliases: [],
  sources: [centre("Titan", "titan-water-heater-age"), inventory],
};
