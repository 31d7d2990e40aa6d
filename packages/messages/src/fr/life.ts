import type { Messages } from "../catalog/shape.ts";

/** How much longer a heater may last. Said by the API. */
export const life: Messages["life"] = {
  "no-type": "Choisissez le type de chauffe-eau pour voir combien de temps il peut durer.",
  "no-figures": "Nous n’avons pas de durée de vie pour ce type.",
  "no-date": "Sans date, impossible de dire combien d’années il reste.",
  years: "{count, plural, one {# an} many {# d’ans} other {# ans}}",
  yearsMore: "{count, plural, one {# an ou plus} many {# d’ans ou plus} other {# ans ou plus}}",
  yearsRange: "{from, number} à {to, number} ans",
  yearsRangeMore: "{from, number} à {to, number} ans ou plus",
  whole: "Les sources ne s’accordent pas sur la durée de vie de ce type : {years}.",
  wholeAssumption:
    "Cette fourchette est la nôtre, du chiffre le plus bas au plus haut. C’est un repère, pas une promesse.",
  left: "Comptez encore {years}.",
  leftAtMost: "Il peut durer encore {years}.",
  leftNone: "Celui-ci a dépassé la durée de vie habituelle.",
  leftAssumption: "Notre fourchette, moins l’âge du chauffe-eau.",
  passed: "aucune",
  noEnd: "sans limite indiquée",
  still: "La moitié des chauffe-eau de cet âge durent encore {years}.",
  stillAssumption:
    "C’est la moitié centrale, d’après notre courbe. La moyenne ({years}) vient de la source, la forme est notre hypothèse.",
  pastMean: "Il a dépassé la moyenne de son type : {years}.",
  curve: "Sur 100 chauffe-eau de ce type, combien fonctionnent encore à chaque âge",
  curveAssumption:
    "Courbe de Weibull dont la moyenne ({years}) vient de la source. Sa forme est notre hypothèse : {value, number} pour la ligne, {count, number} sans panne la première année pour l’autre bord de la bande. Aucune source ne montre cette courbe.",
  "figure-mean": "Moyenne\u00a0: {years}",
  "figure-median": "Médiane\u00a0: {years}",
  "figure-range": "Estimation des professionnels : {years}",
  "figure-typical": "Durée habituelle\u00a0: {years}",
  "figure-look-from": "Âge conseillé pour commencer à chercher : {years}",
  "figure-replace-from": "Âge conseillé pour penser au remplacement : {years}",
  "figure-warranty-as-life": "Durée de garantie, prise comme durée de vie : {years}",
  "figure-derived-mean": "Moyenne déduite par nous : {years}",
  derivedAssumption: "Déduite des pertes annuelles d’un parc de chauffe-eau de tous âges.",
};
