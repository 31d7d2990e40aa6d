import type { Messages } from "../catalog/shape.ts";

/** The brands that can be checked. */
export const brands: Messages["brands"] = {
  intro: "Conosciamo {count, number} nomi di scaldabagni e i codici di data di {rules, number} marche.",
  more: "Altre marche",
};
