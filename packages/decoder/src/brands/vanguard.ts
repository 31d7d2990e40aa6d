import type { Brand } from "../engine/format.ts";
import { rheemTanks } from "../formats/rheem.ts";
import { centre, inventory, rescueChart } from "../sources/sources.ts";

/** Vanguard and four other names that charts attribute to Rheem for 1969 to 1999. */
export const vanguard: Brand = {
  slug: "vanguard",
  label: "Vanguard",
  maker: "Rheem (?)",
  formats: rheemTanks,
  atMost: "low",
  reasons: [{ code: "inferred-from-sister-brand" }],
  plate: "tank-side-low",
  aliases: ["Professional", "Western Auto", "Citation", "Vista Therm"],
  sources: [rescueChart, centre("Rheem", "rheem-water-heater-age"), inventory],
};
