import type { Brand } from "../engine/format.ts";
import { rheemFormats, rheemHybrids, weekYear1970s } from "../formats/rheem.ts";

/** Rheem: month and year first, after the letters; week and year after a single A, M or Q. */
export const rheem: Brand = {
  slug: "rheem",
  label: "Rheem",
  maker: "Rheem Manufacturing Company",
  formats: [...rheemFormats, weekYear1970s],
  plate: "tank-side-low",
  aliases: [],
  models: rheemHybrids,
};
