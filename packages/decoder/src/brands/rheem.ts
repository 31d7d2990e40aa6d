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
  models: [
    ...rheemHybrids,
    {
      shape: /^6(?:[679]1|62)\d{3}/u,
      from: 0,
      to: null,
      soldAs: "Rheem (Australia)",
      source: {
        title: "Rheem Australia: service instructions for Vulcan",
        url: "http://manualzilla.com/doc/7362069/rheem-single-element-specifications",
        kind: "maker",
      },
    },
  ],
};
