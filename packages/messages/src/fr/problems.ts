import type { Messages } from "../catalog/shape.ts";

/** Why there is no date, facts about brands without a rule, and where the rating plate is. */
export const problems: Messages["problems"] = {
  "no-format": "Aucun numéro de série {brand} connu de nous ne s’écrit ainsi.",
  "impossible-date":
    "Le numéro s’écrit comme un numéro de série {brand}, mais la date qu’il contient n’existe pas ou sort des années de ce format.",
  "no-date-in-serial":
    "{brand} n’inscrit pas de date dans ce type de numéro de série. Cherchez une date imprimée sur la plaque.",
  "too-short": "C’est trop court pour un numéro de série. Il semble manquer des caractères.",
  "too-long":
    "C’est plus long que tous les numéros de série {brand} que nous connaissons. D’autres numéros de la plaque s’y sont peut-être glissés.",
  "looks-like-model":
    "On dirait le numéro de modèle. Le numéro de série est un autre numéro de la même plaque, précédé de « Serial », « Serial No. » ou « S/N ».",
  "no-public-rule":
    "Nous n’avons trouvé aucune règle publique qui permette de tirer une date d’un numéro de série {brand}. Cherchez une date imprimée sur la plaque, ou interrogez le fabricant en lui donnant le numéro de série.",
  "private-label":
    "Nous connaissons le nom {brand} sur des chauffe-eau, mais pas celui qui les a construits. Cherchez le nom du fabricant sur la plaque et vérifiez sous cette marque.",
  "other-none": "Aucune marque connue de nous n’écrit ainsi ses numéros de série.",
  "other-some": "Vous n’avez pas choisi de marque ; nous les avons donc toutes essayées.",
  "model-not-sold-then":
    "{to, select, open {Ce modèle ({line}) n’est vendu que depuis {from}.} other {Ce modèle ({line}) a été vendu de {from} à {to}.}} La date ou le numéro de modèle est erroné. Vérifiez les deux.",
  "other-equipment":
    "Cela ressemble au numéro de série d’un chauffage ou d’un climatiseur ({maker}, {date}). Le chauffe-eau a sa propre plaque.",
  "model-too-long": "Nous avons laissé de côté le numéro de modèle : il dépasse {longest} caractères.",
  "tank-outside":
    "Elle est à l’extérieur du réservoir : à côté de la vanne gaz sur un appareil à gaz, dans le tiers supérieur ou près du panneau d’un élément chauffant sur un appareil électrique.",
  "tank-side-low":
    "Elle est sur le côté du réservoir, souvent en bas. Sur les anciens appareils à gaz et sur les hybrides, regardez en haut à gauche.",
  "tank-upper-front":
    "Elle est sur l’enveloppe, en haut à l’avant ou sur le côté, au-dessus des panneaux d’accès ou de la vanne gaz.",
  "tank-front":
    "Elle est à l’avant du réservoir, près du panneau d’accès inférieur sur un appareil électrique.",
  jacket: "Elle est à l’extérieur ou à l’intérieur de l’enveloppe.",
  "cabinet-side": "Elle est sur le côté de l’appareil.",
  "cabinet-side-or-front": "Elle est sur le côté ou à l’avant de l’appareil.",
  "boiler-varies":
    "Selon l’année, elle est à l’intérieur, en bas au fond, ou bien sur le côté droit ou à l’avant.",
  unknown: "Faites le tour de l’appareil, et regardez aussi derrière le panneau avant.",
};
