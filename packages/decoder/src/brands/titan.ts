import type { Brand } from "../engine/format.ts";
import { compilation } from "../sources/sources.ts";

/** Titan: the serial number holds no date. */
export const titan: Brand = {
  slug: "titan",
  label: "Titan",
  maker: "",
  formats: [],
  withoutFormat: "no-date-in-serial",
  plate: "unknown",
  aliases: [],
  sources: [compilation],
};
