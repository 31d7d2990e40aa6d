import type { Brand } from "../engine/format.ts";

/** Eternal: no public rule for its serial numbers. */
export const eternal: Brand = {
  slug: "eternal",
  label: "Eternal",
  maker: "Grand Hall",
  formats: [],
  withoutFormat: "no-public-rule",
  plate: "unknown",
  aliases: ["Grand Hall"],
};
