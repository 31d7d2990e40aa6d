import type { Brand } from "../engine/format.ts";

/** Thermador: no public rule for the water heaters; the code of its kitchen appliances doesn't apply. */
export const thermador: Brand = {
  slug: "thermador",
  label: "Thermador",
  maker: "",
  formats: [],
  withoutFormat: "no-public-rule",
  plate: "unknown",
  aliases: [],
};
