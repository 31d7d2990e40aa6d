import type { Messages } from "../catalog/shape.ts";

/** The brands that can be checked. */
export const brands: Messages["brands"] = {
  intro:
    "Conocemos {count, number} nombres que llevan los calentadores de agua y los códigos de fecha de {rules, number} marcas.",
  more: "Más marcas",
};
