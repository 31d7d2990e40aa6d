import type { Brand } from "../engine/format.ts";

/** Thermador: no public rule for the water heaters; the code of its kitchen appliances does not hold for them. */
export const thermador: Brand = {
  slug: "thermador",
  label: "Thermador",
  maker: "",
  formats: [],
  withoutFormat: "no-public-rule",
  plate: "unknown",
  aliases: [],
};
