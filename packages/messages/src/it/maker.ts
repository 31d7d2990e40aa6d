import type { Messages } from "../catalog/shape.ts";

/** Who may have built a heater that carries another name, and why. The keys with hyphens are the decoder's reason codes. */
export const maker: Messages["maker"] = {
  heading: "Chi l’ha costruito?",
  text: "Confronta con la targhetta, poi scegli una marca.",
  builtBy: "Costruito da {makers}",
  unconfirmed: "{maker} (non confermato)",
  noDates: "Nessuna data",
  sureHigh: "Documentato",
  sureMedium: "Probabile",
  sureLow: "Possibile",
  ours: "Nostra conclusione, basata su:",
  more: "{brands, plural, one {# marca meno probabile} many {# di marche meno probabili} other {# marche meno probabili}}",
  "model-prefix": "Questo produttore ha costruito i modelli {name} che iniziano con {prefix}.",
  "model-shape": "Il numero di modello ha il formato di questo produttore.",
  "serial-shape": "Il numero di serie ha proprio il formato di questo produttore.",
  "serial-near": "Il numero di serie non corrisponde del tutto: la data è incerta.",
  "built-for": "Questo produttore ha costruito scaldabagni venduti come {name}.",
  "listed-under": "Tabelle, richiami o elenchi mettono {name} sotto questa marca.",
  "said-to-have-built": "Pare che questo produttore abbia costruito alcuni scaldabagni {name}.",
  "prefix-unknown": "Non sappiamo chi ha costruito i modelli {name} che iniziano con {prefix}.",
  "model-of-others": "Ma il numero di modello corrisponde a un’altra marca.",
  "serial-of-others": "Ma il numero di serie corrisponde ad altre marche.",
  "other-makers": "Marche di altri produttori sono altrettanto probabili.",
  "sister-brands": "Altre marche della stessa azienda sono altrettanto probabili.",
};
