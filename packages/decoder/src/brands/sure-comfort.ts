import type { Brand } from "../engine/format.ts";

/** Sure Comfort: model numbers like Rheem's, but no serial number was found in public. */
export const sureComfort: Brand = {
  slug: "sure-comfort",
  label: "Sure Comfort",
  maker: "Rheem",
  formats: [],
  withoutFormat: "no-public-rule",
  plate: "unknown",
  aliases: [],
};
