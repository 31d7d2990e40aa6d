import type { Brand } from "../engine/format.ts";
import { rheemTanks } from "../formats/rheem.ts";

/** Rheemglas: Rheem's glass-lined tanks. */
export const rheemglas: Brand = {
  slug: "rheemglas",
  label: "Rheemglas",
  maker: "Rheem Manufacturing Company",
  formats: rheemTanks,
  plate: "tank-side-low",
  aliases: ["Rheemglas Fury"],
};
