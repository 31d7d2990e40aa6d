import type { Brand } from "../engine/format.ts";
import { chartOf2011 } from "../formats/american.ts";
import { americanLabelFormats } from "../formats/american-labels.ts";

/** Premier Plus: trade charts list it among the labels that American built. */
export const premierPlus: Brand = {
  slug: "premier-plus",
  label: "Premier Plus",
  maker: "American Water Heater Company (A. O. Smith)",
  formats: americanLabelFormats,
  atMost: "medium",
  reasons: [{ code: "inferred-from-sister-brand" }],
  plate: "tank-outside",
  aliases: [],
  sources: [chartOf2011],
};
