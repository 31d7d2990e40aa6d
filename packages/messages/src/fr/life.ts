import type { Messages } from "../catalog/shape.ts";

/** How much longer a heater may last. Said by the API. */
export const life: Messages["life"] = {
  "no-type":
    "La durée qui reste dépend du type d’appareil. Choisissez-le pour voir ce que disent les sources.",
  "no-figures": "Aucune de nos sources ne dit combien de temps durent les appareils de ce type.",
  "no-date": "Sans date, impossible de dire combien de ces années il reste.",
  years: "{count, plural, one {# an} many {# d’ans} other {# ans}}",
  yearsMore: "{count, plural, one {# an ou plus} many {# d’ans ou plus} other {# ans ou plus}}",
  yearsRange: "{from, number} à {to, number} ans",
  yearsRangeMore: "{from, number} à {to, number} ans ou plus",
  whole: "Les sources ne s’accordent pas sur la durée de vie des appareils de ce type\u00a0: {years}.",
  wholeAssumption:
    "Du plus bas au plus haut des chiffres retenus. La fourchette est la nôtre, pour prévoir, et ne promet rien pour un appareil donné.",
  left: "Pour prévoir, il reste\u00a0: {years}.",
  leftAtMost: "Prévoyez au plus\u00a0: {years}.",
  leftNone: "Celui-ci a dépassé la durée habituelle de son type.",
  leftAssumption:
    "La fourchette moins l’âge de l’appareil. La fourchette et la soustraction sont les nôtres.",
  passed: "dépassé",
  noEnd: "ne donne pas de fin",
  still:
    "Parmi les appareils encore en service à cet âge, la moitié centrale fonctionne encore aussi longtemps\u00a0: {years}.",
  stillAssumption:
    "Lu sur notre courbe\u00a0: la moyenne ({years}) vient de la source, la forme de la courbe est notre hypothèse.",
  pastMean: "Il a dépassé la moyenne des appareils de ce type ({years}).",
  curve: "Combien d’appareils de ce type sur 100 sont encore en service à chaque âge",
  curveAssumption:
    "Une courbe de Weibull dont la moyenne ({years}) vient de la source. Sa forme est notre hypothèse\u00a0: {value, number} pour la ligne. Avec une forme de {count, number} et aucune panne la première année, on obtient l’autre bord de la bande. Aucune source ne montre une telle courbe.",
  "figure-mean": "Moyenne\u00a0: {years}",
  "figure-median": "Médiane\u00a0: {years}",
  "figure-range": "Ce que disent les gens du métier\u00a0: {years}",
  "figure-typical": "Durée habituelle\u00a0: {years}",
  "figure-look-from": "Conseil d’en chercher un nouveau à partir de cet âge\u00a0: {years}",
  "figure-replace-from": "Conseil de penser à un nouveau à partir de cet âge\u00a0: {years}",
  "figure-warranty-as-life": "Durée de la garantie, prise pour la durée de vie\u00a0: {years}",
  "figure-derived-mean": "Moyenne que nous avons déduite\u00a0: {years}",
  derivedAssumption:
    "Déduite par nous d’un tableau qui dit combien d’appareils d’un parc d’âges mêlés disparaissent chaque année.",
};
