import type { Messages } from "../catalog/shape.ts";

/** The brands that can be checked. */
export const brands: Messages["brands"] = {
  intro: "Conosciamo {count, number} marche di scaldabagni. Di {rules, number} sappiamo leggere la data.",
  more: "Altre marche",
};
