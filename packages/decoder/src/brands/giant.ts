import type { Brand } from "../engine/format.ts";
import { compilation } from "../sources/sources.ts";

/** Giant: the serial number holds no date. */
export const giant: Brand = {
  slug: "giant",
  label: "Giant",
  maker: "Usines Giant",
  formats: [],
  withoutFormat: "no-date-in-serial",
  plate: "unknown",
  aliases: ["Giant Factories"],
  sources: [compilation],
};
