import type { Brand } from "../engine/format.ts";
import { americanLabelFormats } from "../formats/american-labels.ts";

/** Polaris: said to be numbered like the other heaters of American. */
export const polaris: Brand = {
  slug: "polaris",
  label: "Polaris",
  maker: "American Water Heater Company (A. O. Smith)",
  formats: americanLabelFormats,
  atMost: "low",
  reasons: [{ code: "inferred-from-sister-brand" }],
  plate: "tank-outside",
  aliases: [],
};
