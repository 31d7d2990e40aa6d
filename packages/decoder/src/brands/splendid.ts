import type { Brand } from "../engine/format.ts";

/** Splendid: no public rule or maker was found. */
export const splendid: Brand = {
  slug: "splendid",
  label: "Splendid",
  maker: "",
  formats: [],
  withoutFormat: "no-public-rule",
  plate: "unknown",
  aliases: [],
};
