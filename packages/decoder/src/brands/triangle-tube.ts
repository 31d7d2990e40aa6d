import type { Brand } from "../engine/format.ts";
import { compilation } from "../sources/sources.ts";

/** Triangle Tube: the serial number holds no date. */
export const triangleTube: Brand = {
  slug: "triangle-tube",
  label: "Triangle Tube",
  maker: "",
  formats: [],
  withoutFormat: "no-date-in-serial",
  plate: "unknown",
  aliases: [],
  sources: [compilation],
};
