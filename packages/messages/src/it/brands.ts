import type { Messages } from "../catalog/shape.ts";

/** The brands that can be checked. */
export const brands: Messages["brands"] = {
  intro:
    "{count, number} nomi che si trovano sugli scaldabagni e, dietro di essi, le regole di {rules, number} marche. Ogni marca ha una pagina che spiega i suoi numeri di serie.",
  more: "Altre marche",
};
