import type { Brand } from "../engine/format.ts";
import { chartOf2011 } from "../formats/american.ts";
import { americanLabelFormats } from "../formats/american-labels.ts";

/** Envirotemp: trade charts list it among the labels that American built. */
export const envirotemp: Brand = {
  slug: "envirotemp",
  label: "Envirotemp",
  maker: "American Water Heater Company (A. O. Smith)",
  formats: americanLabelFormats,
  atMost: "medium",
  reasons: [{ code: "inferred-from-sister-brand" }],
  plate: "tank-outside",
  aliases: ["Envi-Ro-Temp"],
  sources: [chartOf2011],
};
