import type { Brand } from "../engine/format.ts";

/** Atlantic: no public rule for its serial numbers. */
export const atlantic: Brand = {
  slug: "atlantic",
  label: "Atlantic",
  maker: "",
  formats: [],
  withoutFormat: "no-public-rule",
  plate: "unknown",
  market: "fr",
  aliases: ["Thermor"],
};
