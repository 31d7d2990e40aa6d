import type { Messages } from "../catalog/shape.ts";

/** Why there is no date, facts about brands without a rule, and where the rating plate is. */
export const problems: Messages["problems"] = {
  "no-format": "Nessun numero di serie {brand} che conosciamo è scritto così.",
  "impossible-date":
    "Il numero è scritto come un numero di serie {brand}, ma la data che contiene non esiste o è fuori dagli anni di quel formato.",
  "no-date-in-serial":
    "Nei numeri di serie di questo tipo {brand} non inserisce alcuna data. Cerca una data stampata sulla targhetta.",
  "too-short": "È più corto di un numero di serie. Sembra che manchino dei caratteri.",
  "too-long":
    "È più lungo di qualsiasi numero di serie {brand} che conosciamo. Forse vi sono finiti dentro altri numeri della targhetta.",
  "looks-like-model":
    "Sembra il numero di modello. Il numero di serie è un altro, sulla stessa targhetta, accanto alla scritta «Serial», «Serial No.» o «S/N».",
  "no-public-rule":
    "Non abbiamo trovato alcuna regola pubblica per ricavare una data da un numero di serie {brand}. Cerca una data stampata sulla targhetta, oppure chiedi al produttore indicando il numero di serie.",
  "private-label":
    "Conosciamo il nome {brand} sugli scaldabagni, ma non chi li abbia costruiti. Cerca sulla targhetta il nome del produttore e fai il controllo con quella marca.",
  "other-none": "Nessuna marca che conosciamo scrive così i numeri di serie.",
  "other-some": "Non hai scelto una marca, perciò le abbiamo provate tutte.",
  "model-not-sold-then":
    "{to, select, open {Questo modello ({line}) è in vendita solo dal {from}.} other {Questo modello ({line}) è stato venduto dal {from} al {to}.}} La data o il numero di modello è sbagliato. Controlla entrambi.",
  "other-equipment":
    "Sembra il numero di serie di un impianto di riscaldamento o di un climatizzatore ({maker}, {date}). Lo scaldabagno ha una targhetta propria.",
  "model-too-long": "Abbiamo tralasciato il numero di modello: ha più di {longest} caratteri.",
  "tank-outside":
    "Si trova all’esterno del serbatoio: accanto alla valvola gas sugli apparecchi a gas, nel terzo superiore o vicino al coperchio di una resistenza su quelli elettrici.",
  "tank-side-low":
    "Si trova sul lato del serbatoio, spesso in basso. Sugli apparecchi a gas meno recenti e sugli ibridi guarda in alto a sinistra.",
  "tank-upper-front":
    "Si trova sul mantello, in alto sul davanti o sul lato, sopra i pannelli di accesso o la valvola gas.",
  "tank-front":
    "Si trova sul davanti del serbatoio, su quelli elettrici vicino al pannello di accesso inferiore.",
  jacket: "Si trova all’esterno o all’interno del mantello.",
  "cabinet-side": "Si trova sul lato del mantello.",
  "cabinet-side-or-front": "Si trova sul lato o sul davanti del mantello.",
  "boiler-varies":
    "A seconda dell’anno, si trova all’interno in basso sulla parete posteriore, sul lato destro o sul davanti.",
  unknown: "Guarda tutto intorno all’esterno dell’apparecchio e dietro il pannello frontale.",
};
