import type { Brand } from "../engine/format.ts";
import { rheemFormats, rheemHybrids, weekYear1970s } from "../formats/rheem.ts";

/** Ruud: like Rheem, which has owned it since 1959. */
export const ruud: Brand = {
  slug: "ruud",
  label: "Ruud",
  maker: "Rheem Manufacturing Company",
  formats: [...rheemFormats, weekYear1970s],
  plate: "tank-side-low",
  aliases: [],
  models: rheemHybrids,
};
