import type { Messages } from "../catalog/shape.ts";

/** Why there is no date, facts about brands without a rule, and where the rating plate is. */
export const problems: Messages["problems"] = {
  "no-format": "Non corrisponde a nessun formato {brand} che conosciamo.",
  "impossible-date": "Sembra un numero {brand}, ma la data è impossibile.",
  "no-date-in-serial":
    "Questo tipo di numero di serie {brand} non contiene una data. Cercane una stampata sulla targhetta.",
  "too-short": "È troppo corto.",
  "too-long": "È troppo lungo per {brand}.",
  "looks-like-model":
    "Sembra il numero di modello. Quello di serie è sulla stessa targhetta, accanto a «Serial», «Serial No.» o «S/N».",
  "no-public-rule":
    "Non sappiamo ancora leggere le date {brand}. Cerca una data stampata, o chiedi al produttore.",
  "private-label":
    "Non sappiamo chi ha costruito gli scaldabagni {brand}. Cerca il nome del produttore sulla targhetta.",
  "other-none": "Non corrisponde a nessuna marca che conosciamo.",
  "other-some": "Abbiamo provato tutte le marche.",
  "model-not-sold-then":
    "Questo modello ({line}) {to, select, open {non era in vendita prima del {from}} other {è stato venduto dal {from} al {to}}}. Uno dei due numeri è sbagliato: controlla serie e modello sulla targhetta.",
  "other-equipment":
    "Sembra il numero di una caldaia o di un climatizzatore ({maker}, {date}). Lo scaldabagno ha una sua targhetta.",
  "model-too-long": "Numero di modello ignorato: ha più di {longest} caratteri.",
  "tank-outside":
    "È sul serbatoio. A gas: vicino alla valvola gas. Elettrico: nel terzo superiore o accanto al coperchio di una resistenza.",
  "tank-side-low":
    "È di lato, spesso in basso. Pompe di calore e modelli a gas più vecchi: in alto a sinistra.",
  "tank-upper-front": "È in alto, davanti o di lato, sopra i pannelli di accesso o la valvola gas.",
  "tank-front": "È davanti. Sugli elettrici è vicino al pannello di accesso inferiore.",
  jacket: "È all’esterno o all’interno del mantello.",
  "cabinet-side": "È di lato, sul mantello.",
  "cabinet-side-or-front": "È di lato o davanti, sul mantello.",
  "boiler-varies": "È in basso: all’interno sul retro, sul lato destro o davanti.",
  unknown: "Guarda tutto intorno allo scaldabagno e dietro il pannello frontale.",
};
