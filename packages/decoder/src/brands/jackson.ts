import type { Brand } from "../engine/format.ts";

/** Jackson: no public rule for its serial numbers. */
export const jackson: Brand = {
  slug: "jackson",
  label: "Jackson",
  maker: "",
  formats: [],
  withoutFormat: "no-public-rule",
  plate: "unknown",
  aliases: [],
};
