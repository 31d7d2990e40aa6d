import type { Brand } from "../engine/format.ts";
import { rheemTanks } from "../formats/rheem.ts";
import { centre, inventory, rescueChart } from "../sources/sources.ts";

/** Montgomery Ward: a store's name on heaters of several makers, Rheem among them. */
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
