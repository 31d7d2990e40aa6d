import type { Brand } from "../engine/format.ts";
import { rheemTanks } from "../formats/rheem.ts";

/** Rheem Performance: Rheem's line for retail shops. */
export const performance: Brand = {
  slug: "performance",
  label: "Rheem Performance",
  maker: "Rheem Manufacturing Company",
  formats: rheemTanks,
  atMost: "medium",
  reasons: [{ code: "inferred-from-sister-brand" }],
  plate: "tank-side-low",
  aliases: ["Performance Platinum"],
};
