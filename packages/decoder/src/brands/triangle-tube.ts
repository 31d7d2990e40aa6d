import type { Brand } from "../engine/format.ts";
import { centre, inventory } from "../sources/sources.ts";

/** Triangle Tube: the serial number contains no date. */
export const triangleTube: Brand = {
  slug: "triangle-tube",
  label: "Triangle Tube",
  maker: "",
  formats: [],
  withoutFormat: "no-date-in-serial",
  plate: "unknown",
  aliases: [],
  sources: [centre("Triangle Tube", "triangle-tube-boilers-and-water-heaters"), inventory],
};
