import type { Brand } from "../engine/format.ts";

/** Day & Night: no public rule for the water heaters; those of its furnaces do not hold for them. */
export const dayAndNight: Brand = {
  slug: "day-and-night",
  label: "Day & Night",
  maker: "",
  formats: [],
  withoutFormat: "no-public-rule",
  plate: "unknown",
  aliases: ["Day and Night"],
};
