import type { Brand } from "../engine/format.ts";

/** Lennox: no public rule for the water heaters; those of its furnaces do not hold for them. */
export const lennox: Brand = {
  slug: "lennox",
  label: "Lennox",
  maker: "",
  formats: [],
  withoutFormat: "no-public-rule",
  plate: "unknown",
  aliases: [],
};
