import type { Brand } from "../engine/format.ts";

/** Atwood: heaters for motorhomes and trailers; no public rule was found. */
export const atwood: Brand = {
  slug: "atwood",
  label: "Atwood",
  maker: "Atwood",
  formats: [],
  withoutFormat: "no-public-rule",
  plate: "unknown",
  aliases: [],
};
