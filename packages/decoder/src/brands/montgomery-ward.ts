import type { Brand } from "../engine/format.ts";
import { rheemTanks } from "../formats/rheem.ts";
import { centre, inventory, rescueChart } from "../sources/sources.ts";

/** Montgomery Ward: a store brand on heaters of several makers, including Rheem. */
export const montgomeryWard: Brand = {
  slug: "montgomery-ward",
  label: "Montgomery Ward",
  maker: "Rheem (?)",
  formats: rheemTanks,
  atMost: "low",
  reasons: [{ code: "maker-varies" }],
  plate: "unknown",
  aliases: [],
  sources: [rescueChart, centre("Rheem", "rheem-water-heater-age"), inventory],
};
