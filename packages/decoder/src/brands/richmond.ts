import type { Brand } from "../engine/format.ts";
import { rheemFormats } from "../formats/rheem.ts";

// One source reads year and week. That format belongs to another maker and isn't used.

/** Richmond: like Rheem, according to the sources; no dated Richmond heater was found. */
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
