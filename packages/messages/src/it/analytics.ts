import type { Messages } from "../catalog/shape.ts";

/** The question whether Google may count, where an operator has configured that. */
export const analytics: Messages["analytics"] = {
  label: "Statistiche delle visite",
  question:
    "Consenti a Google Analytics di contare quali pagine apri? Può impostare cookie. Non riceve mai numeri di serie né numeri di modello.",
  policy: "Informativa sulla privacy",
  allow: "Consenti",
  deny: "Non consentire",
  allowed: "Lo consenti. Puoi cambiare idea qui in qualsiasi momento.",
  denied: "Non lo consenti. Puoi cambiare idea qui in qualsiasi momento.",
};
