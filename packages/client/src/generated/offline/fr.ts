// Written by `pnpm generate`. Do not edit.
import type { OfflineTexts } from "../../texts/offline-texts.ts";

/** What an answer of the decoder says. */
export const texts: OfflineTexts = {
  "summaries": {
    "good": "Bon état : à cet âge, un entretien régulier suffit.",
    "monitor": "À surveiller de près : à cet âge, les petits signes comptent.",
    "replace": "Remplacement conseillé : à cet âge, prévoyez le prochain chauffe-eau avant que celui-ci ne lâche.",
    "monitor-or-good": "À surveiller de près ou bon état : la date n’est pas connue assez précisément pour dire si l’appareil a déjà 6 ans. Tant que vous n’en savez pas plus, partez de l’âge le plus élevé.",
    "replace-or-monitor": "Remplacement conseillé ou à surveiller de près : la date n’est pas connue assez précisément pour dire si l’appareil a déjà 10 ans. Tant que vous n’en savez pas plus, partez de l’âge le plus élevé."
  },
  "actions": {
    "good": "Vidangez et rincez un chauffe-eau à réservoir une fois par an, ou détartrez un appareil instantané, en suivant le manuel. Sur un chauffe-eau à réservoir, faites contrôler l’anode sacrificielle tous les un à trois ans. Gardez la facture et vérifiez que la garantie est enregistrée.",
    "monitor": "Cherchez des traces de rouille, d’humidité ou de fuite, et regardez si l’eau chaude contient de la rouille. Poursuivez l’entretien : rincez le réservoir et faites contrôler son anode, ou détartrez l’appareil instantané. Commencez à comparer les prix, pour pouvoir choisir sans hâte.",
    "replace": "Demandez des devis tant que celui-ci fonctionne encore. D’ici là, regardez s’il y a de l’eau au sol ou dans le bac de rétention, et vérifiez que le robinet d’arrêt tourne. S’il fuit, coupez l’eau ainsi que le gaz ou le courant, et appelez un plombier."
  },
  "states": {
    "good": "bon état",
    "monitor": "à surveiller de près",
    "replace": "remplacement conseillé",
    "monitor-or-good": "à surveiller de près ou bon état",
    "replace-or-monitor": "remplacement conseillé ou à surveiller de près"
  },
  "otherDates": "Le numéro de série peut aussi se lire {dates}. Comparez avec la date imprimée sur la plaque, s’il y en a une.",
  "otherDate": "{date} ({state})",
  "week": "semaine {week} de {year}",
  "firstDay": "1er",
  "problems": {
    "no-format": "Aucun numéro de série {brand} connu de nous ne s’écrit ainsi.",
    "impossible-date": "Le numéro s’écrit comme un numéro de série {brand}, mais la date qu’il contient n’existe pas ou sort des années de ce format.",
    "no-date-in-serial": "{brand} n’inscrit pas de date dans ce type de numéro de série. Cherchez une date imprimée sur la plaque.",
    "too-short": "C’est trop court pour un numéro de série. Il semble manquer des caractères.",
    "too-long": "C’est plus long que tous les numéros de série {brand} que nous connaissons. D’autres numéros de la plaque s’y sont peut-être glissés.",
    "looks-like-model": "On dirait le numéro de modèle. Le numéro de série est un autre numéro de la même plaque, précédé de « Serial », « Serial No. » ou « S/N ».",
    "no-public-rule": "Nous n’avons trouvé aucune règle publique qui permette de tirer une date d’un numéro de série {brand}. Cherchez une date imprimée sur la plaque, ou interrogez le fabricant en lui donnant le numéro de série.",
    "private-label": "{brand} est une marque de distributeur ou une marque privée, et nous ne savons pas qui a construit l’appareil. Cherchez le nom du fabricant sur la plaque et vérifiez sous cette marque.",
    "other-none": "Aucune marque connue de nous n’écrit ainsi ses numéros de série.",
    "other-some": "Vous n’avez pas choisi de marque ; nous les avons donc toutes essayées."
  }
};
