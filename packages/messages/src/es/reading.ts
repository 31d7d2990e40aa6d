import type { Messages } from "../catalog/shape.ts";

/** Dates, ages and the meaning of the characters of a serial number. */
export const reading: Messages["reading"] = {
  years: "{count, plural, one {# año} many {# de años} other {# años}}",
  months: "{count, plural, one {# mes} many {# de meses} other {# meses}}",
  yearsAndMonths:
    "{years, plural, one {# año} many {# de años} other {# años}} y {months, plural, one {# mes} many {# de meses} other {# meses}}",
  lessThanAMonth: "menos de un mes",
  aboutYears: "alrededor de {count, plural, one {# año} many {# de años} other {# años}}",
  rangeYears: "{from} a {to} años",
  dateYear: "{year}",
  dateWeek: "semana\u00a0{week, number} de {year} ({around})",
  around: "{part, select, early {principios} middle {mediados} other {finales}} de {month}",
  partYear: "año",
  partMonth: "mes",
  partWeek: "semana",
  partDay: "día",
  partPlant: "planta",
  partPrefix: "prefijo",
  partSequence: "número consecutivo",
  partModel: "modelo",
  partUnknown: "desconocido",
  plateTitle: "N.º de serie",
  plateLabel: "Cómo se lee el número de serie {serial}",
  hintReads: "Se lee como {brand}: {dates}",
  hintSoFar: "Hasta ahora parece {brand}: {dates}",
  hintMany:
    "Se lee como {brand}: {count, plural, one {# fecha posible} many {# de fechas posibles} other {# fechas posibles}}",
  hintUndated: "Este número de serie de {brand} no contiene ninguna fecha",
  hintModel: "Esto parece un número de modelo. El número de serie es otro, en la misma placa.",
  hintUnread: "Todavía no se lee como {brand}",
  hintOthers:
    "{count, plural, =0 {Todavía no coincide con ninguna marca que conozcamos} one {# marca podría coincidir} many {# de marcas podrían coincidir} other {# marcas podrían coincidir}}",
  whichBrand: "¿Qué marca figura en la placa?",
  brandDates: "{brand} · {dates}",
  didYouMean: "¿Quiso decir {serial}? {dates}",
  useThis: "Usar este número",
  looksLike: "Parece de {brand}: {dates}.",
  switchTo: "Cambiar a {brand}",
};
