import type { Brand } from "../engine/format.ts";
import { dayOfYear, fullDateLetter, sixteenDigits } from "../formats/ariston.ts";

/** HTP: the full date first, or year and day of the year inside a long number. */
export const htp: Brand = {
  slug: "htp",
  label: "HTP",
  maker: "Heat Transfer Products (Ariston Group)",
  formats: [dayOfYear, sixteenDigits, fullDateLetter],
  plate: "unknown",
  aliases: ["Heat Transfer Products", "Phoenix", "Crossover", "SuperStor"],
  longest: 21,
};
