import type { Brand } from "../engine/format.ts";
import { rheemFormats } from "../formats/rheem.ts";

// One source reads year and week; that form belongs to another maker and isn't used.

/** Richmond: as Rheem, by the word of the sources; no dated Richmond heater was found. */
export const richmond: Brand = {
  slug: "richmond",
  label: "Richmond",
  maker: "Rheem Manufacturing Company",
  formats: rheemFormats,
  atMost: "medium",
  reasons: [{ code: "inferred-from-sister-brand" }],
  plate: "tank-side-low",
  aliases: [],
};
