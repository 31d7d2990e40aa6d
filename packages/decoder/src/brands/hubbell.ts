import type { Brand } from "../engine/format.ts";

/** Hubbell: no public rule for its serial numbers. */
export const hubbell: Brand = {
  slug: "hubbell",
  label: "Hubbell",
  maker: "",
  formats: [],
  withoutFormat: "no-public-rule",
  plate: "unknown",
  aliases: [],
};
