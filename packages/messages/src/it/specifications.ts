import type { Messages } from "../catalog/shape.ts";

/** Facts about the model and its warranty in a result. */
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
  fromNumber: "Dati ricavati dal numero di modello stesso.",
  fromLanguageModel:
    "Questi dati li ha scritti un modello linguistico. Possono essere sbagliati: confrontali con la targhetta.",
  enhanced: "Completato dall’IA",
  estimated: "Alcuni dati sono stime. Confrontali con la targhetta.",
  withoutOptions: "In elenco come {model}, senza le opzioni alla fine del tuo numero.",
  sureHigh: "Affidabilità alta.",
  sureMedium: "Affidabilità media.",
  sureLow: "Affidabilità bassa.",
  statusActive: "Attiva",
  statusExpired: "Scaduta",
  warrantyLeft:
    "{years, plural, one {resta circa # anno} many {restano circa # di anni} other {restano circa # anni}}",
  warrantyOver: "copertura terminata",
  warrantyOpen: "attiva o scaduta: la data non è abbastanza precisa per dirlo.",
  warrantyDecides:
    "Garanzia calcolata dalla data di fabbricazione. Fa fede il giorno dell’installazione: cerca la ricevuta o la registrazione.",
  notFound: "Nessun dato tecnico trovato per {model}",
  notFoundText: "Per questo numero di modello non abbiamo dati tecnici dettagliati nel nostro database.",
  notFoundHelp: "Per i dati tecnici dettagliati rivolgiti al produttore.",
  failed: "Informazioni sul modello non trovate",
  retry: "Cerca di nuovo",
};
