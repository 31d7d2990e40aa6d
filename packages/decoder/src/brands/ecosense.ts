import type { Brand } from "../engine/format.ts";

/** EcoSense: no public rule or maker was found. */
export const ecosense: Brand = {
  slug: "ecosense",
  label: "EcoSense",
  maker: "",
  formats: [],
  withoutFormat: "no-public-rule",
  plate: "unknown",
  aliases: [],
};
