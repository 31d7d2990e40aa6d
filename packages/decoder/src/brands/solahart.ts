import type { Brand } from "../engine/format.ts";

/** Solahart: Australian solar heaters, to which Rheem's American rules don't apply. */
export const solahart: Brand = {
  slug: "solahart",
  label: "Solahart",
  maker: "Rheem Australia (?)",
  formats: [],
  withoutFormat: "no-public-rule",
  plate: "unknown",
  market: "au",
  aliases: [],
};
