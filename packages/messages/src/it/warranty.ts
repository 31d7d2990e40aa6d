import type { Messages } from "../catalog/shape.ts";

/** Warranties in responses of the API. */
export const warranty: Messages["warranty"] = {
  cover: "{parts}: {span}",
  coverWith: "{parts}, {condition}: {span}",
  "part-tank": "serbatoio",
  "part-parts": "componenti",
  "part-labour": "manodopera",
  "part-heat-exchanger": "scambiatore di calore",
  "part-unnamed": "garanzia",
  "with-controlled": "con ricircolo a timer o a sensore",
  "with-uncontrolled": "con ricircolo continuo",
  years: "{years, plural, one {# anno} many {# di anni} other {# anni}}",
  yearsByVersion:
    "da {from} a {to, plural, one {# anno} many {# di anni} other {# anni}}, secondo la versione",
  orHours: "{years} o {hours, number} ore di funzionamento: vale il limite raggiunto per primo",

  fromPapers: "Dai tuoi documenti.",
  fromNumber: "Dal numero di modello. Confrontala con i tuoi documenti.",
  fromLanguageModel: "L’ha scritto un’IA e può essere sbagliato. Confrontalo con i tuoi documenti.",

  dated: "{dates}: {state}",
  active: "attiva ancora per circa {time}",
  activeBetween: "attiva ancora per almeno {from} e al massimo {to}",
  expired: "scaduta",
  openDate: "attiva o scaduta; al massimo ancora {time}",
  openVersion:
    "scaduta se vale {from, plural, one {# anno} many {# di anni} other {# anni}}, attiva se vale {to, plural, one {# anno} many {# di anni} other {# anni}}; al massimo ancora {time}",
  fromManufacture: "Contata dalla fabbricazione: può durare di più.",
  fromInstallation: "Contata dalla tua data di installazione.",

  counting: "Decorre dall’installazione o dall’acquisto, se documentati, altrimenti dalla fabbricazione.",
  conditions:
    "Può richiedere la registrazione o un installatore abilitato. Può decadere se sposti l’apparecchio, lo usi in modo improprio, lo compri online o togli l’anodo sacrificale.",
  check: "Per {brand} la garanzia si cerca con il numero di serie.",

  unknown: "Non abbiamo dati sulla garanzia di questo scaldabagno.",
  "todo-model": "Aggiungi il numero di modello.",
  "todo-papers": "Guarda la targhetta e i documenti dello scaldabagno.",
  "todo-maker": "Chiedi al produttore.",
  papersUnread: "Scrivi così: «6 anni su serbatoio e componenti».",
  noDate: "Senza una data non possiamo dire se vale ancora.",
};
