import type { Brand } from "../engine/format.ts";

/** Hoyt: no public rule for its serial numbers. */
export const hoyt: Brand = {
  slug: "hoyt",
  label: "Hoyt",
  maker: "",
  formats: [],
  withoutFormat: "no-public-rule",
  plate: "unknown",
  aliases: [],
};
