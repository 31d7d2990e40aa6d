import type { Messages } from "../catalog/shape.ts";

/**
 * What to do with a heater. The keys of the codes (`good`, `replace-or-monitor`) are summaries; the numbered ones are the
 * actions for a state, the most useful first; `state-…` names a state within a sentence.
 */
export const recommendation: Messages["recommendation"] = {
  good: "Bon état : l’entretien courant suffit.",
  "good-1":
    "Une fois par an, rincez la cuve ou détartrez un modèle instantané. Le mode d’emploi explique comment.",
  "good-2": "S’il a un réservoir, faites contrôler l’anode sacrificielle tous les un à trois ans.",
  "good-3": "Gardez la facture et vérifiez que la garantie est enregistrée.",
  monitor: "À surveiller de près : à cet âge, le moindre signe compte.",
  "monitor-1": "Guettez la rouille, l’humidité, les fuites et une eau chaude rouillée.",
  "monitor-2": "Rincez la cuve et faites contrôler l’anode, ou détartrez un modèle instantané.",
  "monitor-3": "Comparez les prix dès maintenant : vous choisirez sans urgence.",
  replace: "Remplacement conseillé : prévoyez le suivant avant la panne.",
  "replace-1": "Demandez des devis tant qu’il fonctionne.",
  "replace-2":
    "D’ici là, cherchez de l’eau au sol et dans le bac de rétention, et essayez le robinet d’arrêt.",
  "replace-3": "S’il fuit, coupez l’eau ainsi que le gaz ou le courant, et appelez un plombier.",
  "replace-or-monitor":
    "Remplacement conseillé ou à surveiller de près : nous ne savons pas s’il a déjà 10 ans. Dans le doute, supposez que oui.",
  "monitor-or-good":
    "À surveiller de près ou bon état : nous ne savons pas s’il a déjà 6 ans. Dans le doute, supposez que oui.",
  otherDates: "Le numéro de série peut aussi donner {dates}. Cherchez une date imprimée sur la plaque.",
  dateWeek: "semaine {week, number} de {year}",
  otherDate: "{date} ({state})",
  "state-good": "bon état",
  "state-monitor": "à surveiller de près",
  "state-replace": "remplacement conseillé",
  "state-replace-or-monitor": "remplacement conseillé ou à surveiller de près",
  "state-monitor-or-good": "à surveiller de près ou bon état",
};
