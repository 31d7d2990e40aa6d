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
  plateLabel: "Comment se lit le numéro de série {serial}",
  hintReads: "Lu comme {brand} : {dates}",
  hintSoFar: "Pour l’instant, cela ressemble à {brand} : {dates}",
  hintMany:
    "Lu comme {brand}, {count, plural, one {# date possible} many {# de dates possibles} other {# dates possibles}}",
  hintUndated: "Ce numéro de série {brand} ne contient pas de date",
  hintModel: "On dirait un numéro de modèle. Le numéro de série est un autre numéro de la même plaque.",
  hintUnread: "Cela ne se lit pas encore comme {brand}",
  hintOthers:
    "{count, plural, =0 {Aucune marque connue ne correspond encore} one {# marque pourrait correspondre} many {# de marques pourraient correspondre} other {# marques pourraient correspondre}}",
  whichBrand: "Quelle marque figure sur la plaque ?",
  brandDates: "{brand} · {dates}",
  didYouMean: "Vouliez-vous dire {serial} ? {dates}",
  useThis: "Utiliser ce numéro",
  looksLike: "Cela ressemble à {brand} : {dates}.",
  switchTo: "Passer à {brand}",
};
