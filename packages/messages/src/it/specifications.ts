import type { Messages } from "../catalog/shape.ts";

/** Facts about the model and its warranty in a result. */
export const specifications: Messages["specifications"] = {
  heading: "Il tuo modello",
  loading: "Cerco il numero di modello…",
  capacity: "Capacità",
  type: "Tipo",
  efficiency: "Efficienza",
  dimensions: "Dimensioni",
  weight: "Peso",
  btus: "Potenza termica (BTU)",
  warranty: "Garanzia",
  features: "Caratteristiche",
  source: "Fonte",
  fromCatalogue: "Da documenti dei produttori e registri pubblici.",
  fromNumber: "Dal numero di modello.",
  fromLanguageModel: "L’ha scritto un’IA e può essere sbagliato. Confrontalo con la targhetta.",
  enhanced: "Completato dall’IA",
  estimated: "In parte sono stime. Confrontale con la targhetta.",
  withoutOptions: "In elenco come {model}, senza le opzioni finali.",
  sureHigh: "Affidabilità alta.",
  sureMedium: "Affidabilità media.",
  sureLow: "Affidabilità bassa.",
  statusActive: "Attiva",
  statusExpired: "Scaduta",
  warrantyLeft:
    "{years, plural, one {ancora circa # anno} many {ancora circa # di anni} other {ancora circa # anni}}",
  warrantyOver: "nessun anno rimasto",
  warrantyOpen: "Attiva o scaduta, secondo la data esatta",
  warrantyDecides:
    "Contata dalla data di fabbricazione. Fa fede quella di installazione: guarda la ricevuta o la registrazione.",
  notFound: "Nessun dato tecnico trovato per {model}",
  notFoundText: "Nel nostro database non ci sono dati tecnici dettagliati per questo numero di modello.",
  notFoundHelp: "Chiedi i dati tecnici al produttore.",
  failed: "Informazioni sul modello non trovate",
  retry: "Riprova",
};
