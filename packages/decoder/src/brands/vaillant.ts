import type { Brand } from "../engine/format.ts";
import { vaillantFormats } from "../formats/vaillant.ts";

/** Vaillant: year and week after 21. No plate of the group's other names was seen. */
export const vaillant: Brand = {
  slug: "vaillant",
  label: "Vaillant",
  maker: "Vaillant Group",
  formats: vaillantFormats,
  plate: "unknown",
  market: "elsewhere",
  aliases: ["Glow-worm", "Protherm", "Bulex", "AWB", "Hermann Saunier Duval"],
  ownsAliases: true,
  longest: 28,
};
