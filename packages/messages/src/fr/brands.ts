import type { Messages } from "../catalog/shape.ts";

/** The brands that can be checked. */
export const brands: Messages["brands"] = {
  intro:
    "Nous connaissons {count, number} marques de chauffe-eau et les formats de date de {rules, number} d’entre elles.",
  more: "Autres marques",
};
