import type { Brand } from "../engine/format.ts";

/** EcoSmart: no public rule for its serial numbers. */
export const ecosmart: Brand = {
  slug: "ecosmart",
  label: "EcoSmart",
  maker: "",
  formats: [],
  withoutFormat: "no-public-rule",
  plate: "unknown",
  aliases: [],
};
