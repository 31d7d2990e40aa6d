import type { Brand } from "../engine/format.ts";

/** Atwood: heaters of motorhomes and trailers. No public rule for its serial numbers was found. */
export const atwood: Brand = {
  slug: "atwood",
  label: "Atwood",
  maker: "Atwood",
  formats: [],
  withoutFormat: "no-public-rule",
  plate: "unknown",
  aliases: [],
};
