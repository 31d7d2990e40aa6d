import type { Brand } from "../engine/format.ts";

/** Solahart: Australian and solar heaters, to which the American rules of Rheem do not apply. */
export const solahart: Brand = {
  slug: "solahart",
  label: "Solahart",
  maker: "Rheem Australia (?)",
  formats: [],
  withoutFormat: "no-public-rule",
  plate: "unknown",
  aliases: [],
};
