import type { Messages } from "../catalog/shape.ts";

/** The brands that can be checked. */
export const brands: Messages["brands"] = {
  intro:
    "Wir kennen {count, number} Namen auf Warmwasserbereitern und die Datumscodes von {rules, number} Marken.",
  more: "Weitere Marken",
};
