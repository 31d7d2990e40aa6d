import type { Messages } from "../catalog/shape.ts";

/**
 * What to do with a heater. The keys of the codes (`good`, `replace-or-monitor`) are summaries; the numbered ones are the
 * actions for a state, the most useful first; `state-…` names a state within a sentence.
 */
export const recommendation: Messages["recommendation"] = {
  good: "Bon état : à cet âge, un entretien régulier suffit.",
  "good-1":
    "Vidangez et rincez un chauffe-eau à réservoir une fois par an, ou détartrez un appareil instantané, en suivant le manuel.",
  "good-2": "Sur un chauffe-eau à réservoir, faites contrôler l’anode sacrificielle tous les un à trois ans.",
  "good-3": "Gardez la facture et vérifiez que la garantie est enregistrée.",
  monitor: "À surveiller de près : à cet âge, les petits signes comptent.",
  "monitor-1":
    "Cherchez des traces de rouille, d’humidité ou de fuite, et regardez si l’eau chaude contient de la rouille.",
  "monitor-2":
    "Poursuivez l’entretien : rincez le réservoir et faites contrôler son anode, ou détartrez l’appareil instantané.",
  "monitor-3": "Commencez à comparer les prix, pour pouvoir choisir sans hâte.",
  replace:
    "Remplacement conseillé : à cet âge, prévoyez le prochain chauffe-eau avant que celui-ci ne lâche.",
  "replace-1": "Demandez des devis tant que celui-ci fonctionne encore.",
  "replace-2":
    "D’ici là, regardez s’il y a de l’eau au sol ou dans le bac de rétention, et vérifiez que le robinet d’arrêt tourne.",
  "replace-3": "S’il fuit, coupez l’eau ainsi que le gaz ou le courant, et appelez un plombier.",
  "replace-or-monitor":
    "Remplacement conseillé ou à surveiller de près : la date n’est pas connue assez précisément pour dire si l’appareil a déjà 10 ans. Tant que vous n’en savez pas plus, partez de l’âge le plus élevé.",
  "monitor-or-good":
    "À surveiller de près ou bon état : la date n’est pas connue assez précisément pour dire si l’appareil a déjà 6 ans. Tant que vous n’en savez pas plus, partez de l’âge le plus élevé.",
  otherDates:
    "Le numéro de série peut aussi se lire {dates}. Comparez avec la date imprimée sur la plaque, s’il y en a une.",
  dateWeek: "semaine {week, number} de {year}",
  otherDate: "{date} ({state})",
  "state-good": "bon état",
  "state-monitor": "à surveiller de près",
  "state-replace": "remplacement conseillé",
  "state-replace-or-monitor": "remplacement conseillé ou à surveiller de près",
  "state-monitor-or-good": "à surveiller de près ou bon état",
};
