import type { Messages } from "../catalog/shape.ts";

/** The brands that can be checked. */
export const brands: Messages["brands"] = {
  intro:
    "{count, number} Namen, die auf Warmwasserbereitern stehen, und dahinter die Regeln von {rules, number} Marken. Jede Marke hat eine Seite, die ihre Seriennummern erklärt.",
  more: "Weitere Marken",
};
