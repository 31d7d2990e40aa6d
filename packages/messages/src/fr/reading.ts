import type { Messages } from "../catalog/shape.ts";

/** Dates, ages and the meaning of the characters of a serial number. */
export const reading: Messages["reading"] = {
  years: "{count, plural, one {# an} many {# d’ans} other {# ans}}",
  months: "{count, plural, one {# mois} many {# de mois} other {# mois}}",
  yearsAndMonths:
    "{years, plural, one {# an} many {# d’ans} other {# ans}} et {months, plural, one {# mois} many {# de mois} other {# mois}}",
  lessThanAMonth: "moins d’un mois",
  aboutYears: "environ {count, plural, one {# an} many {# d’ans} other {# ans}}",
  rangeYears: "{from} à {to, plural, one {# an} many {# d’ans} other {# ans}}",
  dateYear: "{year}",
  dateWeek: "semaine {week, number} de {year} ({around})",
  around: "{part, select, early {début } middle {mi-} other {fin }}{month}",
  partYear: "année",
  partMonth: "mois",
  partWeek: "semaine",
  partDay: "jour",
  partPlant: "usine",
  partPrefix: "préfixe",
  partSequence: "numéro d’ordre",
  partModel: "modèle",
  partUnknown: "inconnu",
  plateTitle: "N° de série",
  plateLabel: "Comment lire le numéro de série {serial}",
  hintReads: "Selon le code {brand} : {dates}",
  hintSoFar: "On dirait {brand} pour l’instant : {dates}",
  hintMany:
    "Selon le code {brand} : {count, plural, one {# date possible} many {# de dates possibles} other {# dates possibles}}",
  hintUndated: "Pas de date dans ce numéro {brand}",
  hintModel: "On dirait le numéro de modèle",
  hintUnread: "Pas encore un numéro {brand}",
  hintOthers:
    "{count, plural, =0 {Aucune marque pour l’instant} one {# marque possible} many {# de marques possibles} other {# marques possibles}}",
  whichBrand: "Quelle marque lisez-vous sur la plaque ?",
  brandDates: "{brand} · {dates}",
  didYouMean: "Vouliez-vous dire {serial} ? {dates}",
  useThis: "Utiliser ce numéro",
  looksLike: "On dirait un numéro {brand} : {dates}.",
  switchTo: "Passer à {brand}",
};
