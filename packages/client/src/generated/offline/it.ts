// Written by `pnpm generate`. Do not edit.
const numbers = new Intl.NumberFormat("it");
const select = (value: string | number, cases: Readonly<Record<string, string>>): string =>
  cases[value] ?? cases["other"] ?? "";

/** Texts in one language. Texts with arguments are functions. */
export const texts = {
  problems: {
    "no-format": (values: { readonly brand: string | number }): string => `Non corrisponde a nessun formato ${values.brand} che conosciamo.`,
    "impossible-date": (values: { readonly brand: string | number }): string => `Sembra un numero ${values.brand}, ma la data è impossibile.`,
    "no-date-in-serial": (values: { readonly brand: string | number }): string => `Questo tipo di numero di serie ${values.brand} non contiene una data. Cercane una stampata sulla targhetta.`,
    "too-short": "È troppo corto.",
    "too-long": (values: { readonly brand: string | number }): string => `È troppo lungo per ${values.brand}.`,
    "looks-like-model": "Sembra il numero di modello. Quello di serie è sulla stessa targhetta, accanto a «Serial», «Serial No.» o «S/N».",
    "no-public-rule": (values: { readonly brand: string | number }): string => `Non sappiamo ancora leggere le date ${values.brand}. Cerca una data stampata, o chiedi al produttore.`,
    "private-label": (values: { readonly brand: string | number }): string => `Non sappiamo chi ha costruito gli scaldabagni ${values.brand}. Cerca il nome del produttore sulla targhetta.`,
    "other-none": "Non corrisponde a nessuna marca che conosciamo.",
    "other-some": "Abbiamo provato tutte le marche.",
    "model-not-sold-then": (values: { readonly line: string | number; readonly to: string | number; readonly from: string | number }): string => `Questo modello (${values.line}) ${select(values.to, { open: `non era in vendita prima del ${values.from}`, other: `è stato venduto dal ${values.from} al ${values.to}` })}. Uno dei due numeri è sbagliato: controlla serie e modello sulla targhetta.`,
    "other-equipment": (values: { readonly maker: string | number; readonly date: string | number }): string => `Sembra il numero di una caldaia o di un climatizzatore (${values.maker}, ${values.date}). Lo scaldabagno ha una sua targhetta.`,
    "model-too-long": (values: { readonly longest: string | number }): string => `Numero di modello ignorato: ha più di ${values.longest} caratteri.`,
    "tank-outside": "È sul serbatoio. A gas: vicino alla valvola gas. Elettrico: nel terzo superiore o accanto al coperchio di una resistenza.",
    "tank-side-low": "È di lato, spesso in basso. Pompe di calore e modelli a gas più vecchi: in alto a sinistra.",
    "tank-upper-front": "È in alto, davanti o di lato, sopra i pannelli di accesso o la valvola gas.",
    "tank-front": "È davanti. Sugli elettrici è vicino al pannello di accesso inferiore.",
    jacket: "È all’esterno o all’interno del mantello.",
    "cabinet-side": "È di lato, sul mantello.",
    "cabinet-side-or-front": "È di lato o davanti, sul mantello.",
    "boiler-varies": "È in basso: all’interno sul retro, sul lato destro o davanti.",
    unknown: "Guarda tutto intorno allo scaldabagno e dietro il pannello frontale.",
  },
  recommendation: {
    good: "In buono stato: basta la normale manutenzione.",
    "good-1": "Una volta all’anno svuota e sciacqua il serbatoio, o decalcifica l’istantaneo.",
    "good-2": "Se c’è un serbatoio, fai controllare l’anodo sacrificale ogni uno-tre anni.",
    "good-3": "Registra la garanzia e conserva la ricevuta.",
    monitor: "Da tenere d’occhio: contano anche i piccoli segnali.",
    "monitor-1": "Cerca ruggine, macchie di umidità, perdite e acqua calda rugginosa.",
    "monitor-2": "Svuota e sciacqua il serbatoio e fai controllare l’anodo sacrificale, o decalcifica l’istantaneo.",
    "monitor-3": "Confronta i prezzi finché non c’è fretta.",
    replace: "Sostituzione consigliata: pensa a uno nuovo.",
    "replace-1": "Chiedi preventivi finché lo scaldabagno funziona ancora.",
    "replace-2": "Guarda se c’è acqua sul pavimento o nella vaschetta di raccolta, e prova il rubinetto di arresto.",
    "replace-3": "Se perde, chiudi l’acqua e il gas (o stacca la corrente) e chiama un idraulico.",
    otherDates: (values: { readonly dates: string | number }): string => `Potrebbe anche essere: ${values.dates}. Cerca sulla targhetta una data stampata.`,
    dateWeek: (values: { readonly week: number; readonly year: string | number }): string => `settimana ${numbers.format(values.week)} del ${values.year}`,
    otherDate: (values: { readonly date: string | number; readonly state: string | number }): string => `${values.date} (${values.state})`,
    "state-good": "in buono stato",
    "state-monitor": "da tenere d’occhio",
    "state-replace": "sostituzione consigliata",
  },
};
