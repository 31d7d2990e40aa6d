import type { Messages } from "../catalog/shape.ts";

/** Dates, ages and the meaning of the characters of a serial number. */
export const reading: Messages["reading"] = {
  years: "{count, plural, one {# anno} many {# di anni} other {# anni}}",
  months: "{count, plural, one {# mese} many {# di mesi} other {# mesi}}",
  yearsAndMonths:
    "{years, plural, one {# anno} many {# di anni} other {# anni}} e {months, plural, one {# mese} many {# di mesi} other {# mesi}}",
  lessThanAMonth: "meno di un mese",
  aboutYears: "circa {count, plural, one {# anno} many {# di anni} other {# anni}}",
  rangeYears: "da {from} a {to} anni",
  dateYear: "{year}",
  dateWeek: "settimana {week, number} del {year} ({around})",
  around: "{part, select, early {inizio} middle {metà} other {fine}} {month}",
  partYear: "anno",
  partMonth: "mese",
  partWeek: "settimana",
  partDay: "giorno",
  partPlant: "fabbrica",
  partPrefix: "prefisso",
  partSequence: "numero progressivo",
  partModel: "modello",
  partUnknown: "sconosciuto",
  plateTitle: "N. di serie",
  plateLabel: "Come si legge il numero di serie {serial}",
  hintReads: "Per {brand} significa: {dates}",
  hintSoFar: "Per ora sembra {brand}: {dates}",
  hintMany:
    "Per {brand}: {count, plural, one {# data possibile} many {# di date possibili} other {# date possibili}}",
  hintUndated: "Nessuna data in questo numero {brand}",
  hintModel: "Sembra un numero di modello",
  hintUnread: "Per ora non corrisponde a numeri {brand}",
  hintOthers:
    "{count, plural, =0 {Ancora nessuna corrispondenza} one {# marca possibile} many {# di marche possibili} other {# marche possibili}}",
  whichBrand: "Quale marca c’è sulla targhetta?",
  brandDates: "{brand} · {dates}",
  didYouMean: "Intendevi {serial}? {dates}",
  useThis: "Usa questo",
  looksLike: "Sembra {brand}: {dates}.",
  switchTo: "Usa {brand}",
};
