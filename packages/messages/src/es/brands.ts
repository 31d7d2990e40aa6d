import type { Messages } from "../catalog/shape.ts";

/** The brands that can be checked. */
export const brands: Messages["brands"] = {
  intro:
    "{count, number} nombres que aparecen en calentadores de agua y, detrás de ellos, las reglas de {rules, number} marcas. Cada marca tiene una página que explica sus números de serie.",
  more: "Más marcas",
};
