import type { Messages } from "../catalog/shape.ts";

/**
 * What to do with a heater. The keys of the states (`good`) are summaries; the numbered ones are the actions for a
 * state, the most useful first; `state-…` names a state within a sentence.
 */
export const recommendation: Messages["recommendation"] = {
  good: "Bon état : l’entretien courant suffit.",
  "good-1": "Une fois par an, rincez la cuve ou détartrez un modèle instantané.",
  "good-2": "S’il a un réservoir, faites contrôler l’anode sacrificielle tous les un à trois ans.",
  "good-3": "Enregistrez la garantie et gardez la facture.",
  monitor: "À surveiller de près : le moindre signe compte.",
  "monitor-1": "Guettez la rouille, l’humidité, les fuites et l’eau chaude rouillée.",
  "monitor-2": "Rincez la cuve et faites contrôler l’anode, ou détartrez un modèle instantané.",
  "monitor-3": "Comparez les prix tant que rien ne presse.",
  replace: "Remplacement conseillé : prévoyez un nouvel appareil.",
  "replace-1": "Demandez des devis tant qu’il fonctionne.",
  "replace-2":
    "Vérifiez qu’il n’y a pas d’eau au sol ni dans le bac de rétention, et testez le robinet d’arrêt.",
  "replace-3": "S’il fuit, coupez l’eau ainsi que le gaz ou le courant, et appelez un plombier.",
  otherDates: "Autre possibilité : {dates}. Cherchez une date imprimée sur la plaque.",
  dateWeek: "semaine {week, number} de {year}",
  otherDate: "{date} ({state})",
  "state-good": "bon état",
  "state-monitor": "à surveiller de près",
  "state-replace": "remplacement conseillé",
};
