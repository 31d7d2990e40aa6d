import type { Brand } from "../engine/format.ts";

/** Bryant: no public rule for the water heaters; those of its furnaces do not hold for them. */
export const bryant: Brand = {
  slug: "bryant",
  label: "Bryant",
  maker: "",
  formats: [],
  withoutFormat: "no-public-rule",
  plate: "unknown",
  aliases: [],
};
