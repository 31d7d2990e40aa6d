import type { Messages } from "../catalog/shape.ts";

/** Dates, ages and the meaning of the characters of a serial number. */
export const reading: Messages["reading"] = {
  years: "{count, plural, one {# Jahr} other {# Jahre}}",
  months: "{count, plural, one {# Monat} other {# Monate}}",
  yearsAndMonths:
    "{years, plural, one {# Jahr} other {# Jahre}}, {months, plural, one {# Monat} other {# Monate}}",
  lessThanAMonth: "unter 1 Monat",
  aboutYears: "etwa {count, plural, one {# Jahr} other {# Jahre}}",
  rangeYears: "{from} bis {to} Jahre",
  dateYear: "{year}",
  dateWeek: "KW\u00a0{week, number}/{year} ({around})",
  around: "{part, select, early {Anfang} middle {Mitte} other {Ende}} {month}",
  partYear: "Jahr",
  partMonth: "Monat",
  partWeek: "Woche",
  partDay: "Tag",
  partPlant: "Werk",
  partPrefix: "Präfix",
  partSequence: "laufende Nummer",
  partModel: "Modell",
  partUnknown: "unbekannt",
  plateTitle: "Serien-Nr.",
  plateLabel: "So liest sich die Seriennummer {serial}",
  hintReads: "Gelesen als {brand}: {dates}",
  hintSoFar: "Bisher sieht das nach {brand} aus: {dates}",
  hintMany:
    "Gelesen als {brand}, {count, plural, one {# mögliches Herstellungsdatum} other {# mögliche Herstellungsdaten}}",
  hintUndated: "Diese Seriennummer von {brand} enthält kein Datum",
  hintModel: "Das sieht nach einer Modellnummer aus. Die Seriennummer ist eine andere auf demselben Schild.",
  hintUnread: "Als {brand} lässt sich das noch nicht lesen",
  hintOthers:
    "{count, plural, =0 {Das passt noch zu keiner Marke, die wir kennen} one {# Marke könnte passen} other {# Marken könnten passen}}",
  whichBrand: "Welche Marke steht auf dem Schild?",
  brandDates: "{brand} · {dates}",
  didYouMean: "Meinten Sie {serial}? {dates}",
  useThis: "Übernehmen",
  looksLike: "Das sieht nach {brand} aus: {dates}.",
  switchTo: "Zu {brand} wechseln",
};
