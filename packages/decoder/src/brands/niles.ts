import type { Brand } from "../engine/format.ts";

/** Niles: no public rule for its serial numbers. */
export const niles: Brand = {
  slug: "niles",
  label: "Niles",
  maker: "",
  formats: [],
  withoutFormat: "no-public-rule",
  plate: "unknown",
  aliases: [],
};
