import type { Brand } from "../engine/format.ts";
import { palomaYearMonth } from "../formats/rheem.ts";

// No source has a rule for heaters sold under Paloma's own name.

/** Paloma: tankless heaters, dated like those it built for Rheem. */
export const paloma: Brand = {
  slug: "paloma",
  label: "Paloma",
  maker: "Paloma",
  formats: [{ ...palomaYearMonth, inUse: [2000, null] }],
  reasons: [{ code: "inferred-from-sister-brand" }],
  plate: "cabinet-side",
  aliases: [],
};
