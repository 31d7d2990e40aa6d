import type { Brand } from "../engine/format.ts";

/** Carrier: no public rule for the water heaters; those of its furnaces do not hold for them. */
export const carrier: Brand = {
  slug: "carrier",
  label: "Carrier",
  maker: "",
  formats: [],
  withoutFormat: "no-public-rule",
  plate: "unknown",
  aliases: [],
};
