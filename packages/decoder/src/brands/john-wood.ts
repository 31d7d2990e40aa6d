import type { Brand } from "../engine/format.ts";
import { gswFormats } from "../formats/gsw.ts";

/** John Wood: built by GSW, with the same manuals and serial numbers. */
export const johnWood: Brand = {
  slug: "john-wood",
  label: "John Wood",
  maker: "GSW Water Heating, Fergus, Ontario (A. O. Smith)",
  formats: gswFormats,
  plate: "tank-outside",
  aliases: [],
};
