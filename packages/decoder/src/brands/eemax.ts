import type { Brand } from "../engine/format.ts";
import { compilation } from "../sources/sources.ts";

/** Eemax: the serial number holds no date. */
export const eemax: Brand = {
  slug: "eemax",
  label: "Eemax",
  maker: "",
  formats: [],
  withoutFormat: "no-date-in-serial",
  plate: "unknown",
  aliases: [],
  sources: [compilation],
};
