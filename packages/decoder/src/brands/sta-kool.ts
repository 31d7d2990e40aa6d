import type { Brand } from "../engine/format.ts";

/** Sta-Kool: a name on water heaters of which neither a maker nor a rule was found. */
export const staKool: Brand = {
  slug: "sta-kool",
  label: "Sta-Kool",
  maker: "",
  formats: [],
  withoutFormat: "no-public-rule",
  plate: "tank-outside",
  aliases: [],
};
