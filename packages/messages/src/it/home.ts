import type { Messages } from "../catalog/shape.ts";

/** The home page around the form. */
export const home: Messages["home"] = {
  metaTitle: "Quanti anni ha il tuo scaldabagno? Controlla gratis il numero di serie",
  metaDescription:
    "Scrivi il numero di serie della targhetta e scopri quando è stato fabbricato il tuo scaldabagno o boiler, e che cosa fare. Gratis, senza registrazione.",
  title: "Quanti anni ha il tuo scaldabagno?",
  intro: "Scansiona la targhetta o scrivi il numero di serie.",
  steps: "Avanzamento",
  stepBrand: "Scegli la marca",
  stepDetails: "Inserisci i\u00a0dati",
  stepResults: "Leggi il risultato",
  stepDone: "{step}, fatto",
  whereTitle: "Dov’è la targhetta?",
  brandsTitle: "Marche supportate",
};
