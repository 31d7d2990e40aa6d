import type { Brand } from "../engine/format.ts";

/** Splendid: no rule and no maker were found in public. */
export const splendid: Brand = {
  slug: "splendid",
  label: "Splendid",
  maker: "",
  formats: [],
  withoutFormat: "no-public-rule",
  plate: "unknown",
  aliases: [],
};
