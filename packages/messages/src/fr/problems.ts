import type { Messages } from "../catalog/shape.ts";

/** Why there is no date, facts about brands without a rule, and where the rating plate is. */
export const problems: Messages["problems"] = {
  "no-format": "Ce numéro ne correspond à aucun format {brand} que nous connaissons.",
  "impossible-date":
    "On dirait un numéro {brand}, mais sa date n’existe pas ou sort des années de ce format.",
  "no-date-in-serial":
    "Ce type de numéro de série {brand} ne contient pas de date. Cherchez une date imprimée sur la plaque.",
  "too-short": "C’est trop court. Il manque peut-être des caractères.",
  "too-long": "C’est trop long pour {brand}. D’autres numéros de la plaque s’y sont peut-être glissés.",
  "looks-like-model":
    "On dirait le numéro de modèle. Le numéro de série est sur la même plaque, après « Serial », « Serial No. » ou « S/N ».",
  "no-public-rule":
    "Nous ne savons pas encore lire les dates {brand}. Cherchez une date imprimée sur la plaque, ou demandez au fabricant.",
  "private-label":
    "Nous ne savons pas qui a construit les chauffe-eau {brand}. Cherchez le fabricant sur la plaque et vérifiez sous cette marque.",
  "other-none": "Ce numéro ne correspond à aucune marque que nous connaissons.",
  "other-some": "Vous n’avez pas choisi de marque : nous les avons toutes essayées.",
  "model-not-sold-then":
    "{to, select, open {Ce modèle ({line}) est vendu depuis {from}.} other {Ce modèle ({line}) a été vendu de {from} à {to}.}} La date ou le numéro de modèle doit être faux. Vérifiez les deux.",
  "other-equipment":
    "On dirait le numéro de série d’une chaudière à air chaud ou d’un climatiseur ({maker}, {date}). Le chauffe-eau a sa propre plaque.",
  "model-too-long": "Numéro de modèle ignoré : il dépasse {longest} caractères.",
  "tank-outside":
    "Elle est à l’extérieur de la cuve. À gaz : près de la vanne gaz. Électrique : dans le tiers supérieur ou près du cache d’un élément chauffant.",
  "tank-side-low":
    "Elle est sur le côté de la cuve, souvent en bas. Anciens modèles à gaz et hybrides : en haut à gauche.",
  "tank-upper-front":
    "Elle est sur l’enveloppe, en haut devant ou sur le côté, au-dessus des panneaux d’accès ou de la vanne gaz.",
  "tank-front": "Elle est à l’avant de la cuve, près du panneau d’accès inférieur sur un modèle électrique.",
  jacket: "Elle est à l’extérieur ou à l’intérieur de l’enveloppe.",
  "cabinet-side": "Elle est sur le côté du boîtier.",
  "cabinet-side-or-front": "Elle est sur le côté ou à l’avant du boîtier.",
  "boiler-varies": "Selon l’année : en bas au fond, à l’intérieur, ou bien à droite ou devant.",
  unknown: "Faites le tour du chauffe-eau et regardez derrière le panneau avant.",
};
