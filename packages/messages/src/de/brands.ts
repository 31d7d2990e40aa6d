import type { Messages } from "../catalog/shape.ts";

/** The brands that can be checked. */
export const brands: Messages["brands"] = {
  intro:
    "Wir kennen {count, number} Marken von Warmwasserbereitern und die Datumsformate von {rules, number} davon.",
  more: "Weitere Marken",
};
