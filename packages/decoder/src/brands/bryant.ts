import type { Brand } from "../engine/format.ts";

/** Bryant: no public rule for the water heaters; the rules of its furnaces don't apply. */
export const bryant: Brand = {
  slug: "bryant",
  label: "Bryant",
  maker: "",
  formats: [],
  withoutFormat: "no-public-rule",
  plate: "unknown",
  aliases: [],
};
