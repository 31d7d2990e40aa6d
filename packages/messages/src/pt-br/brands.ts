import type { Messages } from "../catalog/shape.ts";

/** The brands that can be checked. */
export const brands: Messages["brands"] = {
  intro: "Conhecemos {count, number} marcas de aquecedores de água e os formatos de data de {rules, number}.",
  more: "Mais marcas",
};
