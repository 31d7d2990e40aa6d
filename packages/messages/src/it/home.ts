import type { Messages } from "../catalog/shape.ts";

/** The home page around the form. */
export const home: Messages["home"] = {
  metaTitle: "Quanti anni ha il tuo scaldabagno? Controlla gratis il numero di serie",
  metaDescription:
    "Inserisci il numero di serie riportato sulla targhetta: scopri quando è stato fabbricato il tuo scaldabagno o boiler, quanti anni ha e che cosa fare. Gratis, senza registrazione.",
  title: "Quanti anni ha il tuo scaldabagno?",
  intro:
    "Inserisci il numero di serie riportato sulla targhetta. Leggiamo la data, ti mostriamo come si fa e ti diciamo che cosa fare dopo.",
  steps: "Avanzamento",
  stepBrand: "Scegli la marca",
  stepDetails: "Inserisci i dati",
  stepResults: "Leggi il risultato",
  stepDone: "{step}, fatto",
  exampleTitle: "Che cosa vedrai",
  exampleCaption:
    "Un numero di serie da una targhetta fotografata. Nel tuo, ogni parte è evidenziata allo stesso modo.",
  exampleDate: "La data di fabbricazione e l’età, con tutta la precisione che il numero consente.",
  exampleParts: "Ogni parte del numero spiegata, e quanto è sicura la lettura.",
  exampleAdvice: "Che cosa fare a quell’età.",
};
