import type { Brand } from "../engine/format.ts";

/** Sta-Kool: no public rule or maker was found. */
export const staKool: Brand = {
  slug: "sta-kool",
  label: "Sta-Kool",
  maker: "",
  formats: [],
  withoutFormat: "no-public-rule",
  plate: "tank-outside",
  aliases: [],
};
