import type { Messages } from "../catalog/shape.ts";

/** Who may have built a heater that carries another name, and why. The keys with hyphens are the decoder's reason codes. */
export const maker: Messages["maker"] = {
  heading: "Chi l’ha costruito?",
  text: "Il nome che porta un apparecchio non è sempre quello del produttore. Ecco che cosa dicono il nome e i numeri di chi l’ha costruito. Confrontalo con la targhetta, poi scegli una marca per leggere il numero secondo le sue regole.",
  builtBy: "Costruito da {makers}",
  unconfirmed: "{maker} (non confermato)",
  noDates: "Nessuna data secondo le sue regole",
  sureHigh: "Documentato",
  sureMedium: "Probabile",
  sureLow: "Possibile",
  ours: "La conclusione è nostra. I dati su cui si basa vengono da:",
  more: "{brands, plural, one {Un’altra marca, meno probabile} many {Altri # di marche, meno probabili} other {Altre # marche, meno probabili}}",
  "model-prefix": "I modelli {name} il cui numero comincia con {prefix} li ha costruiti questo produttore.",
  "model-shape": "Il numero di modello è scritto come quelli di questo produttore.",
  "serial-shape": "Il numero di serie ha esattamente la forma di quelli di questo produttore.",
  "serial-near":
    "Il numero di serie ha quasi la forma di quelli di questo produttore, perciò la data è incerta.",
  "built-for": "Questo produttore ha costruito apparecchi venduti come {name}.",
  "listed-under": "Tabelle, richiami o elenchi riportano {name} sotto questa marca.",
  "said-to-have-built":
    "Si dice che questo produttore abbia costruito alcuni apparecchi {name}. Quali, non è detto.",
  "prefix-unknown":
    "Non si sa chi abbia costruito gli apparecchi {name} il cui numero di modello comincia con {prefix}.",
  "model-of-others": "Contro: il numero di modello è scritto come quelli di un’altra marca.",
  "serial-of-others": "Contro: il numero di serie ha la forma di quelli di altre marche.",
  "other-makers":
    "Altrettanti indizi indicano {brands, plural, one {una marca di un altro produttore} many {# di marche di altri produttori} other {# marche di altri produttori}}.",
  "sister-brands":
    "Altrettanti indizi indicano {brands, plural, one {un’altra marca} many {altri # di marche} other {altre # marche}} della stessa azienda.",
};
