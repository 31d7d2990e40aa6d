import type { Messages } from "../catalog/shape.ts";

/** The question whether Google may count, where an operator has configured that. */
export const analytics: Messages["analytics"] = {
  label: "Statistiche delle visite",
  question:
    "Google Analytics può contare le pagine che apri? Può impostare cookie. Non riceve mai numeri di serie o di modello.",
  policy: "Informativa sulla privacy",
  allow: "Consenti",
  deny: "Non consentire",
  allowed: "Hai dato il consenso. Puoi cambiare idea qui in qualsiasi momento.",
  denied: "Hai negato il consenso. Puoi cambiare idea qui in qualsiasi momento.",
};
