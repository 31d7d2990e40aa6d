import type { Messages } from "../catalog/shape.ts";

/** Why there is no date, facts about brands without a rule, and where the rating plate is. */
export const problems: Messages["problems"] = {
  "no-format": "Ce numéro ne correspond à aucun format {brand} que nous connaissons.",
  "impossible-date": "On dirait un numéro {brand}, mais sa date est impossible.",
  "no-date-in-serial":
    "Ce type de numéro de série {brand} ne contient pas de date. Cherchez une date imprimée.",
  "too-short": "Ce numéro est trop court.",
  "too-long": "Ce numéro est trop long pour {brand}.",
  "looks-like-model":
    "On dirait le numéro de modèle. Le numéro de série est sur la même plaque, après « Serial », « Serial No. » ou « S/N ».",
  "no-public-rule":
    "Nous ne savons pas encore lire les dates {brand}. Cherchez une date imprimée, ou demandez au fabricant.",
  "private-label":
    "Nous ne savons pas qui a fabriqué les chauffe-eau {brand}. Cherchez le nom du fabricant sur la plaque.",
  "other-none": "Ce numéro ne correspond à aucune marque que nous connaissons.",
  "other-some": "Nous avons essayé toutes les marques.",
  "model-not-sold-then":
    "{to, select, open {Ce modèle ({line}) n’était pas vendu avant {from}.} other {Ce modèle ({line}) a été vendu de {from} à {to}.}} L’un des deux numéros est faux : vérifiez le numéro de série et le modèle sur la plaque.",
  "other-equipment":
    "On dirait le numéro d’une chaudière à air chaud ou d’un climatiseur ({maker}, {date}). Le chauffe-eau a sa propre plaque.",
  "model-too-long": "Numéro de modèle ignoré : il dépasse {longest} caractères.",
  "tank-outside":
    "Elle est sur la cuve. À gaz : près de la vanne gaz. Électrique : dans le tiers supérieur ou près du cache d’un élément chauffant.",
  "tank-side-low":
    "Elle est sur le côté, souvent en bas. Pompes à chaleur et anciens modèles à gaz : en haut à gauche.",
  "tank-upper-front":
    "Elle est en haut, à l’avant ou sur le côté, au-dessus des panneaux d’accès ou de la vanne gaz.",
  "tank-front": "Elle est à l’avant, près du panneau d’accès inférieur sur un modèle électrique.",
  jacket: "Elle est à l’extérieur ou à l’intérieur de l’enveloppe.",
  "cabinet-side": "Elle est sur le côté du boîtier.",
  "cabinet-side-or-front": "Elle est sur le côté ou à l’avant du boîtier.",
  "boiler-varies": "Elle est en bas : au fond à l’intérieur, à droite ou devant.",
  unknown: "Faites le tour du chauffe-eau et regardez derrière le panneau avant.",
};
