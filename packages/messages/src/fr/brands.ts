import type { Messages } from "../catalog/shape.ts";

/** The brands that can be checked. */
export const brands: Messages["brands"] = {
  intro:
    "Nous connaissons {count, number} noms de chauffe-eau et les codes de date de {rules, number} marques.",
  more: "Autres marques",
};
