import type { Messages } from "../catalog/shape.ts";

/** Dates, ages and the meaning of the characters of a serial number. */
export const reading: Messages["reading"] = {
  years: "{count, plural, one {# año} many {# de años} other {# años}}",
  months: "{count, plural, one {# mes} many {# de meses} other {# meses}}",
  yearsAndMonths:
    "{years, plural, one {# año} many {# de años} other {# años}} y {months, plural, one {# mes} many {# de meses} other {# meses}}",
  lessThanAMonth: "menos de un mes",
  aboutYears: "cerca de {count, plural, one {# año} many {# de años} other {# años}}",
  rangeYears: "{from} a {to} años",
  dateYear: "{year}",
  dateWeek: "la semana {week, number} de {year} ({around})",
  around: "{part, select, early {principios} middle {mediados} other {finales}} de {month}",
  partYear: "año",
  partMonth: "mes",
  partWeek: "semana",
  partDay: "día",
  partPlant: "planta",
  partPrefix: "prefijo",
  partSequence: "n.º correlativo",
  partModel: "modelo",
  partUnknown: "sin saber",
  plateTitle: "N.º de serie",
  plateLabel: "Cómo se lee el número de serie {serial}",
  hintReads: "Se lee como {brand}: {dates}",
  hintSoFar: "Por ahora parece {brand}: {dates}",
  hintMany:
    "Se lee como {brand}: {count, plural, one {# fecha posible} many {# de fechas posibles} other {# fechas posibles}}",
  hintUndated: "Este número de serie de {brand} no lleva fecha",
  hintModel: "Parece un número de modelo. El número de serie está en la misma etiqueta.",
  hintUnread: "Todavía no parece de {brand}",
  hintOthers:
    "{count, plural, =0 {Todavía no coincide con ninguna marca} one {Podría ser de # marca} many {Podría ser de # de marcas} other {Podría ser de # marcas}}",
  whichBrand: "¿Qué marca dice la etiqueta?",
  brandDates: "{brand} · {dates}",
  didYouMean: "¿Quiso decir {serial}? {dates}",
  useThis: "Usar este",
  looksLike: "Esto parece de {brand}: {dates}.",
  switchTo: "Cambiar a {brand}",
};
