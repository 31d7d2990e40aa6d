import type { Brand } from "../engine/format.ts";

// The oldest known rule for A. O. Smith is from the 1970s.

/** Homart: the Sears label that A. O. Smith built until the 1960s, before any known rule. */
export const homart: Brand = {
  slug: "homart",
  label: "Homart",
  maker: "A. O. Smith Corporation",
  formats: [],
  withoutFormat: "no-public-rule",
  plate: "tank-outside",
  aliases: [],
  sources: [
    {
      title: "FlippingBook: document 850855",
      url: "https://online.flippingbook.com/view/850855/2",
      kind: "trade",
    },
  ],
};
