import type { Brand } from "../engine/format.ts";

/** Carrier: no public rule for the water heaters; the rules of its furnaces don't apply. */
export const carrier: Brand = {
  slug: "carrier",
  label: "Carrier",
  maker: "",
  formats: [],
  withoutFormat: "no-public-rule",
  plate: "unknown",
  aliases: [],
};
