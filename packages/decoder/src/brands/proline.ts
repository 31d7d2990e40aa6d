import type { Brand } from "../engine/format.ts";
import { chartOf2011 } from "../formats/american.ts";
import { americanLabelFormats } from "../formats/american-labels.ts";

/** ProLine: trade charts list it among the labels that American built. */
export const proline: Brand = {
  slug: "proline",
  label: "ProLine",
  maker: "American Water Heater Company (A. O. Smith)",
  formats: americanLabelFormats,
  atMost: "medium",
  reasons: [{ code: "inferred-from-sister-brand" }],
  plate: "tank-outside",
  aliases: ["American ProLine"],
  sources: [chartOf2011],
};
