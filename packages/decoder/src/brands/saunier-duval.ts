import type { Brand } from "../engine/format.ts";
import { vaillantFormats } from "../formats/vaillant.ts";

/** Saunier Duval: of the Vaillant Group, with its numbers since 2006. Older boilers have eight characters and no rule. */
export const saunierDuval: Brand = {
  slug: "saunier-duval",
  label: "Saunier Duval",
  maker: "Vaillant Group",
  formats: vaillantFormats,
  plate: "unknown",
  market: "fr",
  aliases: [],
  longest: 28,
};
