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
  "with-controlled": "con ricircolo comandato da un timer o da un sensore",
  "with-uncontrolled": "con ricircolo sempre in funzione",
  years: "{years, plural, one {# anno} many {# di anni} other {# anni}}",
  yearsByVersion:
    "da {from} a {to, plural, one {# anno} many {# di anni} other {# anni}}, secondo la versione",
  orHours: "{years}, o {hours, number} ore di funzionamento se finiscono prima",

  fromPapers: "Letto in ciò che hai scritto dai tuoi documenti.",
  fromNumber:
    "Letto nel numero di modello, dove una cifra così indica gli anni del serbatoio. Confrontala con i tuoi documenti.",
  fromLanguageModel:
    "Lo ha scritto un modello linguistico. Può essere sbagliato: confrontalo con i documenti dell’apparecchio.",

  dated: "{dates}: {state}",
  active: "attiva, resta circa {time}",
  activeBetween: "attiva, resta tra {from} e {to}",
  expired: "scaduta",
  openDate:
    "attiva o scaduta, la data non è nota con la precisione che serve per dirlo; resta al massimo {time}",
  openVersion:
    "scaduta con {from, plural, one {# anno} many {# di anni} other {# anni}}, attiva con {to, plural, one {# anno} many {# di anni} other {# anni}}; resta al massimo {time}",
  fromManufacture:
    "Contata dalla fabbricazione, perché il giorno dell’installazione non è noto. Può durare di più.",
  fromInstallation: "Contata dall’installazione che hai indicato.",

  counting: "Vale dall’installazione o dall’acquisto se ce n’è una prova, altrimenti dalla fabbricazione.",
  conditions:
    "Il produttore può chiedere una registrazione o un installatore abilitato. Spostare l’apparecchio, usarlo in modo non previsto, comprarlo online o togliere l’anodo sacrificale può far finire la garanzia.",
  check: "{brand} indica la garanzia di un apparecchio in base al suo numero di serie.",

  unknown:
    "Non abbiamo i dettagli della garanzia di questo scaldabagno. Aggiungi il numero di modello per cercarli.",
  "todo-model": "Cerca il numero di modello: per molti marchi indica gli anni.",
  "todo-papers": "Cerca un numero di anni sulla targhetta o nei documenti.",
  "todo-maker": "Chiedi al produttore, con il numero di serie e lo scontrino a portata di mano.",
  papersUnread:
    "In ciò che hai scritto non troviamo un numero di anni. Si legge per esempio «6 anni su serbatoio e componenti».",
  noDate: "Senza una data non si può dire se vale ancora.",
};
