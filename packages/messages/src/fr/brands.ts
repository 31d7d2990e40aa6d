import type { Messages } from "../catalog/shape.ts";

/** The brands that can be checked. */
export const brands: Messages["brands"] = {
  intro:
    "{count, number} noms relevés sur des chauffe-eau, avec les règles de {rules, number} marques pour lire leurs numéros. Chaque marque a une page qui explique ses numéros de série.",
  more: "Autres marques",
};
