import type { Messages } from "../catalog/shape.ts";

/** Why there is no date, facts about brands without a rule, and where the rating plate is. */
export const problems: Messages["problems"] = {
  "no-format": "Non corrisponde a nessun formato {brand} che conosciamo.",
  "impossible-date": "Sembra un numero {brand}, ma la data non esiste o è fuori dagli anni di quel formato.",
  "no-date-in-serial":
    "Questo tipo di numero di serie {brand} non contiene una data. Cercane una stampata sulla targhetta.",
  "too-short": "È troppo corto. Forse manca qualche carattere.",
  "too-long": "È troppo lungo per {brand}. Forse ci sono finiti altri numeri della targhetta.",
  "looks-like-model":
    "Sembra il numero di modello. Quello di serie è sulla stessa targhetta, accanto a «Serial», «Serial No.» o «S/N».",
  "no-public-rule":
    "Non sappiamo ancora leggere le date {brand}. Cercane una stampata sulla targhetta, o chiedi al produttore.",
  "private-label":
    "Non sappiamo chi ha costruito gli scaldabagni {brand}. Cerca il produttore sulla targhetta e controlla con quella marca.",
  "other-none": "Non corrisponde a nessuna marca che conosciamo.",
  "other-some": "Non hai scelto una marca: le abbiamo provate tutte.",
  "model-not-sold-then":
    "{to, select, open {Questo modello ({line}) è in vendita dal {from}.} other {Questo modello ({line}) è stato venduto dal {from} al {to}.}} La data o il numero di modello è sbagliato. Controllali.",
  "other-equipment":
    "Sembra il numero di serie di una caldaia o di un climatizzatore ({maker}, {date}). Lo scaldabagno ha una sua targhetta.",
  "model-too-long": "Numero di modello ignorato: ha più di {longest} caratteri.",
  "tank-outside":
    "È all’esterno del serbatoio. A gas: vicino alla valvola gas. Elettrico: nel terzo superiore o accanto al coperchio di una resistenza.",
  "tank-side-low":
    "È sul lato del serbatoio, spesso in basso. Sui modelli a gas più vecchi e sugli ibridi guarda in alto a sinistra.",
  "tank-upper-front":
    "È sul mantello, in alto davanti o di lato, sopra i pannelli di accesso o la valvola gas.",
  "tank-front": "È davanti, sul serbatoio. Sugli elettrici è vicino al pannello di accesso inferiore.",
  jacket: "È all’esterno o all’interno del mantello.",
  "cabinet-side": "È sul lato del mantello.",
  "cabinet-side-or-front": "È sul lato o davanti, sul mantello.",
  "boiler-varies": "È in basso all’interno, sul fondo, sul lato destro o davanti, secondo l’anno.",
  unknown: "Guarda tutto intorno allo scaldabagno e dietro il pannello frontale.",
};
