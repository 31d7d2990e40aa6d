import type { Messages } from "../catalog/shape.ts";

/** The brands that can be checked. */
export const brands: Messages["brands"] = {
  intro: "Conosciamo {count, number} marche di scaldabagni e i formati della data di {rules, number}.",
  more: "Altre marche",
};
