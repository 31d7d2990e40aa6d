import type { Brand } from "../engine/format.ts";

/** Sta-Kool, a water heater name for which we found neither a maker nor a rule. */
export const staKool: Brand = {
  slug: "sta-kool",
  label: "Sta-Kool",
  maker: "",
  formats: [],
  withoutFormat: "no-public-rule",
  plate: "tank-outside",
  aliases: [],
};
