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
  dateWeek: "settimana\u00a0{week, number} del {year} ({around})",
  around: "{part, select, early {inizio} middle {metà} other {fine}} {month}",
  partYear: "anno",
  partMonth: "mese",
  partWeek: "settimana",
  partDay: "giorno",
  partPlant: "fabbrica",
  partPrefix: "prefisso",
  partSequence: "numero progressivo",
  partModel: "modello",
  partUnknown: "non noto",
  plateTitle: "N. di serie",
  plateLabel: "Come si legge il numero di serie {serial}",
  hintReads: "Letto come {brand}: {dates}",
  hintSoFar: "Finora sembra {brand}: {dates}",
  hintMany:
    "Letto come {brand}, {count, plural, one {# data possibile} many {# di date possibili} other {# date possibili}}",
  hintUndated: "Questo numero di serie {brand} non contiene alcuna data",
  hintModel: "Sembra un numero di modello. Il numero di serie è un altro, sulla stessa targhetta.",
  hintUnread: "Per ora non si legge come {brand}",
  hintOthers:
    "{count, plural, =0 {Per ora non corrisponde a nessuna marca che conosciamo} one {# marca potrebbe corrispondere} many {# di marche potrebbero corrispondere} other {# marche potrebbero corrispondere}}",
  whichBrand: "Quale marca c’è sulla targhetta?",
  brandDates: "{brand} · {dates}",
  didYouMean: "Intendevi {serial}? {dates}",
  useThis: "Usa questo numero",
  looksLike: "Sembra {brand}: {dates}.",
  switchTo: "Scegli {brand}",
};
