import type { Brand } from "../engine/format.ts";
import { americanLabelFormats } from "../formats/american-labels.ts";

// Sources disagree on whether it is a brand or a private label of American.

/** Polaris: said to be numbered like American's other heaters. */
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
