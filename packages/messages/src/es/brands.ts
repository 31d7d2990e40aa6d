import type { Messages } from "../catalog/shape.ts";

/** The brands that can be checked. */
export const brands: Messages["brands"] = {
  intro:
    "Conocemos {count, number} marcas de calentadores de agua y los formatos de fecha de {rules, number}.",
  more: "Más marcas",
};
