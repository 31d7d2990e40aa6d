import type { Messages } from "../catalog/shape.ts";

/** Dates, ages and the meaning of the characters of a serial number. */
export const reading: Messages["reading"] = {
  years: "{count, plural, one {# ano} many {# de anos} other {# anos}}",
  months: "{count, plural, one {# mês} many {# de meses} other {# meses}}",
  yearsAndMonths:
    "{years, plural, one {# ano} many {# de anos} other {# anos}} e {months, plural, one {# mês} many {# de meses} other {# meses}}",
  lessThanAMonth: "menos de um mês",
  aboutYears: "cerca de {count, plural, one {# ano} many {# de anos} other {# anos}}",
  rangeYears: "de {from} a {to} anos",
  dateYear: "{year}",
  dateWeek: "semana\u00a0{week, number} de {year} ({around})",
  around: "{part, select, early {início} middle {meados} other {fim}} de {month}",
  partYear: "ano",
  partMonth: "mês",
  partWeek: "semana",
  partDay: "dia",
  partPlant: "fábrica",
  partPrefix: "prefixo",
  partSequence: "número sequencial",
  partModel: "modelo",
  partUnknown: "não sabemos",
  plateTitle: "Nº de série",
  plateLabel: "Como se lê o número de série {serial}",
  hintReads: "Como {brand}: {dates}",
  hintSoFar: "Até aqui parece {brand}: {dates}",
  hintMany:
    "Como {brand}, {count, plural, one {# data possível} many {# de datas possíveis} other {# datas possíveis}}",
  hintUndated: "Este número de série {brand} não traz data",
  hintModel: "Parece um número de modelo. O número de série está na mesma etiqueta.",
  hintUnread: "Ainda não combina com {brand}",
  hintOthers:
    "{count, plural, =0 {Nenhuma marca combina ainda} one {# marca pode combinar} many {# de marcas podem combinar} other {# marcas podem combinar}}",
  whichBrand: "Que marca está na etiqueta?",
  brandDates: "{brand} · {dates}",
  didYouMean: "Você quis dizer {serial}? {dates}",
  useThis: "Usar este",
  looksLike: "Parece {brand}: {dates}.",
  switchTo: "Mudar para {brand}",
};
