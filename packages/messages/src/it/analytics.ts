import type { Messages } from "../catalog/shape.ts";

/** The question whether Google may count, where an operator has configured that. */
export const analytics: Messages["analytics"] = {
  label: "Statistiche",
  question:
    "Consenti a Google Analytics di contare le pagine che apri? Può impostare cookie, ma non riceve mai numeri di serie o di modello.",
  policy: "Informativa sulla privacy",
  allow: "Consenti",
  deny: "Non consentire",
  allowed: "Consenso dato.",
  denied: "Consenso negato.",
};
