import type { Brand } from "../engine/format.ts";
import { americanFormats, chartOf2011 } from "../formats/american.ts";

// A second source only says that it isn't Rheem.

/** Aqua Therm: a label of American, by a chart of trade names. */
export const aquaTherm: Brand = {
  slug: "aqua-therm",
  label: "Aqua Therm",
  maker: "American Water Heater Company (A. O. Smith)",
  formats: americanFormats,
  atMost: "medium",
  reasons: [{ code: "inferred-from-sister-brand" }],
  plate: "unknown",
  aliases: ["AquaTherm"],
  sources: [chartOf2011],
};
