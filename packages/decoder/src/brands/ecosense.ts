import type { Brand } from "../engine/format.ts";

/** EcoSense: no rule and no maker were found in public. */
export const ecosense: Brand = {
  slug: "ecosense",
  label: "EcoSense",
  maker: "",
  formats: [],
  withoutFormat: "no-public-rule",
  plate: "unknown",
  aliases: [],
};
