import type { Messages } from "../shape.ts";

/** What the result says of the model and its warranty. */
export const specifications: Messages["specifications"] = {
  heading: "Il tuo modello",
  loading: "Ricerca del numero di modello…",
  capacity: "Capacità",
  type: "Tipo",
  efficiency: "Efficienza",
  dimensions: "Dimensioni",
  weight: "Peso",
  btus: "Potenza termica (BTU)",
  warranty: "Garanzia",
  features: "Caratteristiche",
  source: "Fonte",
  fromCatalogue: "Il nostro elenco di modelli, da documenti dei produttori e registri pubblici.",
  fromNumber: "Letto dal numero di modello stesso.",
  fromLanguageModel:
    "Lo ha scritto un modello linguistico. Può essere sbagliato: confrontalo con la targhetta.",
  enhanced: "Completato dall’IA",
  estimated: "Alcuni dati sono stime. Confrontali con la targhetta.",
  withoutOptions: "In elenco come {model}, senza le opzioni alla fine del tuo numero.",
  sureHigh: "Molto sicuro.",
  sureMedium: "Abbastanza sicuro.",
  sureLow: "Non sicuro.",
  statusActive: "Attiva",
  statusExpired: "Scaduta",
  warrantyLeft: "{years, plural, one {resta circa # anno} other {restano circa # anni}}",
  warrantyOver: "0 anni residui",
  warrantyOpen: "attiva o scaduta: la data non è abbastanza precisa per dirlo.",
  warrantyDecides:
    "Calcolata dalla data di fabbricazione. Fa fede il giorno dell’installazione: cerca la ricevuta o la registrazione.",
  notFound: "Nessun dato tecnico trovato per {model}",
  notFoundText: "Per questo numero di modello non abbiamo dati tecnici dettagliati nel nostro database.",
  notFoundHelp: "Per i dati tecnici dettagliati rivolgiti al produttore.",
  failed: "Informazioni sul modello non trovate",
  retry: "Cerca di nuovo",
};
