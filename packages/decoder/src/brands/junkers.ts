import type { Brand } from "../engine/format.ts";
import { boschFormats } from "../formats/bosch.ts";

/** Junkers: Bosch's boilers and gas heaters, whose list of date codes is Junkers'. */
export const junkers: Brand = {
  slug: "junkers",
  label: "Junkers",
  maker: "Bosch Thermotechnology",
  formats: boschFormats,
  plate: "boiler-varies",
  market: "de",
  aliases: ["Vulcano", "Neckar"],
  ownsAliases: true,
  shortest: 5,
  longest: 23,
};
