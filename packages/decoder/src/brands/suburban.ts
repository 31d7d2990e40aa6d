import type { Brand } from "../engine/format.ts";

/** Suburban: heaters of motorhomes and trailers. No public rule for its serial numbers was found. */
export const suburban: Brand = {
  slug: "suburban",
  label: "Suburban",
  maker: "Suburban",
  formats: [],
  withoutFormat: "no-public-rule",
  plate: "unknown",
  aliases: [],
};
