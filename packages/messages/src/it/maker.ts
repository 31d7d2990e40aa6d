import type { Messages } from "../catalog/shape.ts";

/** Who may have built a heater that carries another name, and why. The keys with hyphens are the decoder's reason codes. */
export const maker: Messages["maker"] = {
  heading: "Chi l’ha costruito?",
  text: "Può averlo costruito un’altra azienda. Confronta con la targhetta, poi scegli una marca.",
  builtBy: "Costruito da {makers}",
  unconfirmed: "{maker} (da confermare)",
  noDates: "Nessuna data con le sue regole",
  sureHigh: "Documentato",
  sureMedium: "Probabile",
  sureLow: "Possibile",
  ours: "È una nostra conclusione, basata su:",
  more: "{brands, plural, one {Un’altra marca meno probabile} many {Altri # di marche meno probabili} other {Altre # marche meno probabili}}",
  "model-prefix": "Questo produttore ha costruito i modelli {name} che iniziano con {prefix}.",
  "model-shape": "Il numero di modello ha il formato di questo produttore.",
  "serial-shape": "Il numero di serie ha proprio il formato di questo produttore.",
  "serial-near": "Il numero di serie ha quasi il formato di questo produttore: la data è incerta.",
  "built-for": "Questo produttore ha costruito scaldabagni venduti come {name}.",
  "listed-under": "Tabelle, richiami o elenchi mettono {name} sotto questa marca.",
  "said-to-have-built":
    "Pare che questo produttore abbia costruito alcuni scaldabagni {name}. Non sappiamo quali.",
  "prefix-unknown": "Non sappiamo chi ha costruito i modelli {name} che iniziano con {prefix}.",
  "model-of-others": "Contro: il numero di modello ha il formato di un’altra marca.",
  "serial-of-others": "Contro: il numero di serie corrisponde ad altre marche.",
  "other-makers":
    "{brands, plural, one {Una marca di un altro produttore è altrettanto probabile.} many {# di marche di altri produttori sono altrettanto probabili.} other {# marche di altri produttori sono altrettanto probabili.}}",
  "sister-brands":
    "{brands, plural, one {Un’altra marca della stessa azienda è altrettanto probabile.} many {Altri # di marche della stessa azienda sono altrettanto probabili.} other {Altre # marche della stessa azienda sono altrettanto probabili.}}",
};
