import type { Messages } from "../shape.ts";

/** The brands that can be checked. */
export const brands: Messages["brands"] = {
  title: "Marques reconnues",
  intro:
    "{count, number} noms relevés sur des chauffe-eau et, derrière eux, les règles de {rules, number} marques. Chaque marque a une page qui explique ses numéros de série.",
  more: "Autres marques",
};
