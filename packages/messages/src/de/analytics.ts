import type { Messages } from "../catalog/shape.ts";

/** The question whether Google may count, where an operator has configured that. */
export const analytics: Messages["analytics"] = {
  label: "Besuchsstatistik",
  question:
    "Darf Google Analytics zählen, welche Seiten Sie öffnen? Es setzt vielleicht Cookies, bekommt aber nie Serien- oder Modellnummern.",
  policy: "Datenschutzerklärung",
  allow: "Erlauben",
  deny: "Nicht erlauben",
  allowed: "Erlaubt.",
  denied: "Nicht erlaubt.",
};
