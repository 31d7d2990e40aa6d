import type { Brand } from "../engine/format.ts";
import { gswFormats } from "../formats/gsw.ts";

/** GSW: year first, then the month until 2007 and the week since 2008, according to the maker. */
export const gsw: Brand = {
  slug: "gsw",
  label: "GSW",
  maker: "GSW Water Heating, Fergus, Ontario (A. O. Smith)",
  formats: gswFormats,
  plate: "tank-outside",
  aliases: ["Moffat", "SpaceSaver", "Superflue", "Medal"],
};
