import type { Brand } from "../engine/format.ts";

/** Day & Night: no public rule for the water heaters; the rules of its furnaces don't apply. */
export const dayAndNight: Brand = {
  slug: "day-and-night",
  label: "Day & Night",
  maker: "",
  formats: [],
  withoutFormat: "no-public-rule",
  plate: "unknown",
  aliases: ["Day and Night"],
};
