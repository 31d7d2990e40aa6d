import type { Brand } from "../engine/format.ts";

/** Lennox: no public rule for the water heaters; the rules of its furnaces don't apply. */
export const lennox: Brand = {
  slug: "lennox",
  label: "Lennox",
  maker: "",
  formats: [],
  withoutFormat: "no-public-rule",
  plate: "unknown",
  aliases: [],
};
