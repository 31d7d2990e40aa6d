import type { Brand } from "../engine/format.ts";
import { americanFormats } from "../formats/american.ts";

/** American: year and week in the first four digits, sometimes after a letter. */
export const american: Brand = {
  slug: "american",
  label: "American",
  maker: "American Water Heater Company (A. O. Smith)",
  formats: americanFormats,
  plate: "tank-outside",
  aliases: ["American Water Heater Company", "American Water Heaters"],
};
